// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/** Two live threads; subjects of the probe are lock and threads; after it both wait and are notified. */
final class WaitingTwo extends Thread {
    private static boolean notified;
    private final Lock lock;
    private volatile boolean inside;

    private WaitingTwo(String name, Lock lock) {
        super(name);
        this.lock = lock;
    }

    @Override
    public void run() {
        Agent.arriveAndWait(getName());
        synchronized (lock) {
            inside = true;
            try {
                // It waits once only, so that it has one event each. A wait may end for no reason.
                lock.wait(5000000);
                if (!notified) {
                    Agent.inapplicable("a wait ended for no reason");
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) {
        Lock lock = new Lock("first");
        WaitingTwo[] threads = {new WaitingTwo("waiter 1", lock), new WaitingTwo("waiter 2", lock)};
        for (Thread thread : threads) {
            thread.start();
            Agent.awaitArrival(thread.getName());
        }
        Agent.probe(new Object[] {lock, threads[0], threads[1]});
        for (WaitingTwo thread : threads) {
            Agent.releasePoint(thread.getName());
            // It may be in the same state before, for reasons of its own.
            while (!thread.inside) {
                Thread.yield();
            }
            Await.state(thread, Thread.State.TIMED_WAITING);
        }
        synchronized (lock) {
            Agent.say("main notifies all");
            notified = true;
            lock.notifyAll();
        }
        for (Thread thread : threads) {
            Await.end(thread);
        }
        Agent.say("both have ended");
    }
}
