// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * A thread that has locked "outer", "middle" and "inner" in one frame, and waits in the monitor that the case names. Main
 * probes as the owner of that one, first while the thread waits, and again when it was notified.
 */
final class WaitingForOuter extends Thread {
    private static String variant;
    private final Lock outer = new Lock("outer");
    private final Lock middle = new Lock("middle");
    private final Lock inner = new Lock("inner");
    private Lock awaited;
    private volatile boolean owning;
    private boolean notified;

    private WaitingForOuter() {
        super("waiting");
    }

    @Override
    public void run() {
        synchronized (outer) {
            synchronized (middle) {
                synchronized (inner) {
                    owning = true;
                    while (!notified) {
                        try {
                            awaited.wait();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        Agent.probe(WaitingForOuter.class);
        WaitingForOuter thread = new WaitingForOuter();
        thread.awaited = variant.equals("outer") ? thread.outer
            : variant.equals("middle") ? thread.middle : thread.inner;
        thread.start();
        while (!thread.owning) {
            Thread.yield();
        }
        // It waits: only so can main enter the lock.
        synchronized (thread.awaited) {
            Agent.probe(thread);
            thread.notified = true;
            thread.awaited.notifyAll();
            Agent.probe(thread);
        }
        Await.end(thread);
    }
}
