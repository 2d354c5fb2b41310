// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads that wait, but for no monitor: "parked" and "parked for a time" with a blocker whose
 * monitor main owns, and "sleeping". Subjects of the probe: the three.
 */
final class ParkedAndSleeping extends Thread {
    private static final Lock BLOCKER = new Lock("blocker");
    private static volatile boolean ending;
    private volatile boolean begun;

    private ParkedAndSleeping(String name) {
        super(name);
        setDaemon(true);
    }

    @Override
    public void run() {
        String name = getName();
        boolean parks = name.equals("parked");
        boolean parksForTime = name.equals("parked for a time");
        begun = true;
        try {
            while (!ending) {
                if (parks) {
                    LockSupport.park(BLOCKER);
                } else if (parksForTime) {
                    LockSupport.parkNanos(BLOCKER, 3_600_000_000_000L);
                } else {
                    // Sleeps: the state is the one of a sleeping thread.
                    Thread.sleep(3_600_000L);
                }
            }
        } catch (InterruptedException e) {
            ending = true;
        }
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        ParkedAndSleeping[] threads = {
            new ParkedAndSleeping("parked"), new ParkedAndSleeping("parked for a time"), new ParkedAndSleeping("sleeping"),
        };
        for (ParkedAndSleeping thread : threads) {
            thread.start();
            // It may be in the same state before, for reasons of its own.
            while (!thread.begun) {
                Thread.yield();
            }
            Await.state(thread, thread == threads[0] ? State.WAITING : State.TIMED_WAITING);
        }
        synchronized (BLOCKER) {
            Agent.probe(threads);
        }
    }
}
