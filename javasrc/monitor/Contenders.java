// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * Around one lock: main owns it three times over, "entering" is blocked at its synchronized block,
 * "waiting" is in Object.wait, and "apart" has nothing to do with it. Subjects of the probe: the lock,
 * main (of that name), entering, waiting, apart.
 */
final class Contenders {
    private static boolean done;
    private static volatile boolean waits;
    private static volatile boolean enters;

    private Contenders() {
    }

    /** The lock, by name. */
    private static final class Lock {
        @Override
        public String toString() {
            return "lock";
        }
    }

    private static Thread start(String name, Runnable body) {
        Thread thread = new Thread(body, name);
        thread.start();
        return thread;
    }

    private static void waitOn(Object lock) {
        synchronized (lock) {
            waits = true;
            while (!done) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    private static void enter(Object lock) {
        enters = true;
        synchronized (lock) {
            Agent.releasePoint("entered");
        }
    }

    public static void main(String[] args) {
        final Object lock = new Lock();
        Thread.currentThread().setName("main");
        Thread waiting = start("waiting", new Runnable() {
            @Override
            public void run() {
                waitOn(lock);
            }
        });
        // A thread may be in the same state before, for reasons of its own.
        while (!waits) {
            Thread.yield();
        }
        Await.state(waiting, Thread.State.WAITING);
        Thread apart = start("apart", new Runnable() {
            @Override
            public void run() {
                Agent.arriveAndWait("apart");
            }
        });
        Agent.awaitArrival("apart");
        Thread entering;
        synchronized (lock) {
            entering = start("entering", new Runnable() {
                @Override
                public void run() {
                    enter(lock);
                }
            });
            while (!enters) {
                Thread.yield();
            }
            Await.state(entering, Thread.State.BLOCKED);
            synchronized (lock) {
                synchronized (lock) {
                    Agent.probe(new Object[] {lock, Thread.currentThread(), entering, waiting, apart});
                    // While the lock is owned, who woke for no reason cannot wait again.
                    if (waiting.getState() != Thread.State.WAITING) {
                        Agent.inapplicable("a wait ended for no reason");
                    }
                }
            }
            done = true;
            lock.notifyAll();
        }
        Agent.releasePoint("apart");
        Await.end(apart);
        Await.end(entering);
        Await.end(waiting);
    }
}
