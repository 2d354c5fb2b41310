// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/** A thread that was notified in Object.wait and cannot reacquire the lock, which main holds. */
final class Reacquiring extends Thread {
    private final Object lock;
    private boolean notified;
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
            while (!notified) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    public static void main(String[] args) {
        Object lock = new Lock();
        Reacquiring thread = new Reacquiring(lock);
        thread.start();
        // It may be in the same state before, for reasons of its own.
        while (!thread.begun) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        synchronized (lock) {
            thread.notified = true;
            lock.notifyAll();
            Await.state(thread, Thread.State.BLOCKED);
            Agent.probe(thread);
        }
        Await.end(thread);
    }
}
