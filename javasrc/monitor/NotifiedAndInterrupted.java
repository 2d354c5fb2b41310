// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * Two threads wait for a lock that main owns: a probe when one of them was notified, one when the other was
 * interrupted, and one when both have ended. Its subjects: the lock, main, and the two in this order.
 */
final class NotifiedAndInterrupted implements Runnable {
    private static final Lock LOCK = new Lock("lock");
    private static boolean expected;
    private volatile boolean begun;

    @Override
    public void run() {
        synchronized (LOCK) {
            begun = true;
            try {
                LOCK.wait();
            } catch (InterruptedException e) {
                // One of the two is interrupted.
            }
            if (!expected) {
                Agent.inapplicable("a wait ended for no reason");
            }
        }
    }

    private static void check(Thread thread, Thread.State state) {
        if (thread.getState() != state) {
            Agent.inapplicable("a wait ended for no reason");
        }
    }

    /** The number of the first of the two that wants to own the lock again. */
    private static int notified(Thread[] threads) {
        int i = 0;
        while (threads[i].getState() != Thread.State.BLOCKED) {
            Thread.yield();
            i = 1 - i;
        }
        return i;
    }

    private static Object[] probeOwning(Thread[] threads) {
        synchronized (LOCK) {
            check(threads[0], Thread.State.WAITING);
            check(threads[1], Thread.State.WAITING);
            expected = true;
            LOCK.notify();
            int number = notified(threads);
            Thread other = threads[1 - number];
            Object[] subjects = {LOCK, Thread.currentThread(), threads[number], other};
            Agent.probe(subjects);
            check(other, Thread.State.WAITING);
            other.interrupt();
            Await.state(other, Thread.State.BLOCKED);
            Agent.probe(subjects);
            return subjects;
        }
    }

    public static void main(String[] args) {
        Thread[] threads = new Thread[2];
        for (int i = 0; i < threads.length; i++) {
            NotifiedAndInterrupted task = new NotifiedAndInterrupted();
            threads[i] = new Thread(task);
            threads[i].start();
            // It may be in the same state before, for reasons of its own.
            while (!task.begun) {
                Thread.yield();
            }
            Await.state(threads[i], Thread.State.WAITING);
        }
        Object[] subjects = probeOwning(threads);
        for (Thread thread : threads) {
            Await.end(thread);
        }
        Agent.probe(subjects);
    }
}
