// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A thread that waits to enter a synchronized block of the method that it has called. The probe is
 * given the thread; after it the main thread leaves the monitor. Reports how it went on.
 */
final class BlockedAtMonitor implements Runnable {
    private static final Object LOCK = new Object();
    private static volatile int calls;
    private static int entries;
    private static int got;
    private static boolean held;

    private BlockedAtMonitor() {
    }

    private static int call(int value) {
        calls++;
        synchronized (LOCK) {
            entries++;
            return value + 1;
        }
    }

    @Override
    public void run() {
        got = call(7);
        held = Thread.holdsLock(LOCK);
    }

    public static void main(String[] args) {
        Thread thread = new Thread(new BlockedAtMonitor(), "entering");
        thread.setDaemon(true);
        synchronized (LOCK) {
            thread.start();
            while (calls == 0) {
                Thread.yield();
            }
            Await.state(thread, Thread.State.BLOCKED);
            Agent.probe(thread);
        }
        Await.end(thread);
        Agent.say("calls " + calls + ", blocks entered " + entries);
        Agent.say("caller got " + got);
        Agent.say("caller holds the monitor: " + held);
        if (!held) {
            synchronized (LOCK) {
                Agent.say("another thread enters the monitor");
            }
        }
    }
}
