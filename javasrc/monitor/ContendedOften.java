// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * Monitors that a thread contends for while main owns them, in a block and in methods, also native
 * ones, which the agent registers in the probe: in each first cold, and then after it has run often
 * without contention. Subjects of the probe: the lock, and this class. The points "contending 1",
 * "contending 2", ... are released by the agent when the thread contends.
 */
final class ContendedOften extends Thread {
    private static final ContendedOften LOCK = new ContendedOften("");
    private static int contentions;
    private static int entries;
    private final String variant;

    private ContendedOften(String variant) {
        super("contender");
        this.variant = variant;
    }

    private synchronized void method() {
        entries++;
    }

    private synchronized native void nativeMethod();

    private static synchronized native void staticNativeMethod();

    private static void enter(String variant) {
        switch (variant) {
        case "block":
            synchronized (LOCK) {
                entries++;
            }
            break;
        case "method":
            LOCK.method();
            break;
        case "native method":
            LOCK.nativeMethod();
            break;
        default:
            staticNativeMethod();
            break;
        }
    }

    @Override
    public void run() {
        enter(variant);
        Agent.say(variant + " left");
    }

    private static void contend(String variant) {
        Thread thread = new ContendedOften(variant);
        Object owned = variant.startsWith("static") ? ContendedOften.class : LOCK;
        synchronized (owned) {
            thread.start();
            Await.state(thread, Thread.State.BLOCKED);
            Agent.arriveAndWait("contending " + ++contentions);
            // After its handler the thread may look again whether the monitor is free.
            Await.opportunity();
            Await.state(thread, Thread.State.BLOCKED);
            Agent.say("main leaves");
        }
        Await.end(thread);
    }

    public static void main(String[] args) {
        Agent.probe(new Object[] {LOCK, ContendedOften.class});
        for (String variant : args) {
            contend(variant);
            // Long enough for a JVM that compiles what runs often to have compiled it.
            for (int i = 0; i < 30000; i++) {
                enter(variant);
            }
            contend(variant);
        }
    }
}
