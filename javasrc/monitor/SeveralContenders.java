// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * Three threads that contend for a lock that main owns. They begin between two probes, and main releases the
 * lock some time after the second. Subjects of both probes: the lock and the threads.
 */
final class SeveralContenders extends Thread {
    private final Lock lock;
    private volatile boolean wants;

    private SeveralContenders(String name, Lock lock) {
        super(name);
        this.lock = lock;
    }

    @Override
    public void run() {
        Agent.arriveAndWait(getName());
        wants = true;
        lock.block();
    }

    public static void main(String[] args) {
        Lock lock = new Lock("first");
        SeveralContenders[] threads = new SeveralContenders[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new SeveralContenders("contender " + i, lock);
            threads[i].start();
            Agent.awaitArrival(threads[i].getName());
        }
        Object[] subjects = {lock, threads[0], threads[1], threads[2]};
        synchronized (lock) {
            Agent.probe(subjects);
            for (SeveralContenders thread : threads) {
                Agent.releasePoint(thread.getName());
                // It may be in the same state before, for reasons of its own.
                while (!thread.wants) {
                    Thread.yield();
                }
                Await.state(thread, Thread.State.BLOCKED);
            }
            Agent.probe(subjects);
            // After its handler a thread may look again whether the monitor is free.
            Await.opportunity();
            for (Thread thread : threads) {
                Await.state(thread, Thread.State.BLOCKED);
            }
        }
        for (Thread thread : threads) {
            Await.end(thread);
        }
    }
}
