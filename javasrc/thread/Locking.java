// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * A thread that enters and leaves FIRST, and within it SECOND, all the time: a platform thread, or a
 * virtual one as the argument says. It is the subject of the probe, which runs meanwhile, and has it
 * stop in native code once inside of both, and once outside.
 */
final class Locking implements Runnable {
    static final Object FIRST = new Object();
    static final Object SECOND = new Object();
    private static final int FIRST_TURNS = 1000;
    private static volatile boolean pausing;
    private static volatile boolean ending;
    private static volatile int turns;
    private static int owned;
    /** The thread has stopped inside. */
    private static boolean stopped;

    /**
     * Native calls: not every VM stops a thread in a loop of Java alone. Not in the first turns, for which main
     * only waits.
     */
    private static void rest() {
        if (turns >= FIRST_TURNS) {
            Thread.yield();
        }
    }

    private static void inner() {
        synchronized (SECOND) {
            turns++;
            rest();
            if (pausing) {
                Agent.arriveAndWait("inside");
                stopped = true;
            }
            owned++;
        }
    }

    private static void outer() {
        synchronized (FIRST) {
            inner();
            owned++;
        }
    }

    @Override
    public void run() {
        while (!ending) {
            outer();
            rest();
            if (stopped) {
                Agent.arriveAndWait("outside");
            }
        }
    }

    private static Thread thread(boolean virtual) throws ReflectiveOperationException {
        if (!virtual) {
            return new Thread(new Locking());
        }
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
        Class<?> type = Class.forName("java.lang.Thread$Builder");
        return (Thread) type.getMethod("unstarted", Runnable.class).invoke(builder, new Locking());
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Thread thread = thread(args[0].equals("virtual"));
        thread.start();
        while (turns < FIRST_TURNS) {
            Thread.yield();
        }
        Agent.probe(thread);
        ending = true;
        Await.end(thread);
        Agent.say("owned " + (owned == 2 * turns));
    }
}
