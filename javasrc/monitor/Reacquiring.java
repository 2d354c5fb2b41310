// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * A thread whose Object.wait, with a timeout or without one, was ended by a notification, by an interrupt or by the
 * timeout, as the case says: it cannot reacquire the lock, which main owns.
 */
final class Reacquiring extends Thread {
    private static String variant;
    private final Object lock;
    private boolean ended;
    private volatile boolean begun;

    private Reacquiring(Object lock) {
        super("reacquiring");
        this.lock = lock;
    }

    /** The lock, by name. */
    private static final class Lock {
        @Override
        public String toString() {
            return "lock";
        }
    }

    @Override
    public void run() {
        synchronized (lock) {
            begun = true;
            while (!ended) {
                try {
                    lock.wait(timeout());
                } catch (InterruptedException e) {
                    // The lock is owned again.
                }
            }
        }
    }

    private static long timeout() {
        return variant.equals("timed-out") ? 1 : variant.endsWith("-timed") ? 3_600_000L : 0;
    }

    public static void main(String[] args) {
        Agent.probe(Reacquiring.class);
        Object lock = new Lock();
        Reacquiring thread = new Reacquiring(lock);
        thread.start();
        while (!thread.begun) {
            Thread.yield();
        }
        // It waits: only so can main enter the lock.
        synchronized (lock) {
            thread.ended = true;
            if (variant.startsWith("notified")) {
                lock.notifyAll();
            } else if (variant.startsWith("interrupted")) {
                thread.interrupt();
            }
            Agent.probe(thread);
        }
        Await.end(thread);
    }
}
