// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * Monitors entered in the variants that the arguments name, first free and then while main owns them.
 * Subjects of the first probe: locks "first" and "second", and the class Lock. The points
 * "contending 1", "contending 2", ... are released by the agent when a thread contends. The variant
 * "jni" calls the probe with the lock.
 */
final class Entering extends Thread {
    private final String variant;
    private final Lock lock;
    private static int contentions;

    private Entering(String name, String variant, Lock lock) {
        super(name);
        this.variant = variant;
        this.lock = lock;
    }

    @Override
    public void run() {
        switch (variant) {
        case "block":
            lock.block();
            break;
        case "method":
            lock.method();
            break;
        case "static":
            Lock.staticMethod();
            break;
        default:
            Agent.probe(lock);
            break;
        }
    }

    /** Until it is blocked. By JNI it may be shown as something else, and has two seconds. */
    private void awaitBlocked() {
        if (variant.equals("jni")) {
            Await.state(this, State.BLOCKED, 2);
        } else {
            Await.state(this, State.BLOCKED);
        }
    }

    private static void contended(Entering thread) {
        Object owned = thread.variant.equals("static") ? Lock.class : thread.lock;
        synchronized (owned) {
            thread.start();
            thread.awaitBlocked();
            Agent.arriveAndWait("contending " + ++contentions);
            // After its handler the thread may look again whether the monitor is free.
            Await.opportunity();
            thread.awaitBlocked();
            // For the owner it is free.
            synchronized (owned) {
                Agent.say("main leaves");
            }
        }
        Await.end(thread);
    }

    public static void main(String[] args) {
        Lock first = new Lock("first");
        Lock second = new Lock("second");
        Agent.probe(new Object[] {first, second, Lock.class});
        for (String variant : args) {
            Entering alone = new Entering("alone", variant, first);
            synchronized (second) {
                alone.start();
                Await.end(alone);
                synchronized (second) {
                    Entering other = new Entering("alone", variant, first);
                    other.start();
                    Await.end(other);
                }
            }
        }
        Agent.say("now contended");
        for (String variant : args) {
            contended(new Entering("contender", variant, first));
            contended(new Entering("contender", variant, second));
        }
    }
}
