// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * A thread that has waited in the monitor of "first", owning "outer" too, and was notified: it stands in the
 * native Agent.arriveAndWait, in the block in which it has waited. Subjects of the probe: "first" before
 * that, on main; the thread.
 */
final class AfterWait extends Thread {
    private final Lock outer = new Lock("outer");
    private final Lock first;
    private volatile boolean waits;
    private boolean notified;

    private AfterWait(Lock first) {
        super("waiter");
        this.first = first;
    }

    private void await() throws InterruptedException {
        synchronized (first) {
            waits = true;
            while (!notified) {
                first.wait();
            }
            Agent.arriveAndWait("after the wait");
        }
    }

    @Override
    public void run() {
        synchronized (outer) {
            try {
                await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) {
        Lock first = new Lock("first");
        Agent.probe(first);
        AfterWait thread = new AfterWait(first);
        thread.start();
        while (!thread.waits) {
            Thread.yield();
        }
        // It waits: only so can main enter the lock.
        synchronized (first) {
            thread.notified = true;
            first.notifyAll();
        }
        Agent.awaitArrival("after the wait");
        Agent.probe(thread);
        Agent.releasePoint("after the wait");
        Await.end(thread);
    }
}
