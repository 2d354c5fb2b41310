// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/** A thread in LockSupport.parkNanos, or with an argument parkUntil, for an hour. */
final class ParkedTimed implements Runnable {
    private static volatile boolean parking = true;
    private static volatile boolean begun;
    private static boolean until;

    @Override
    public void run() {
        begun = true;
        while (parking) {
            if (until) {
                LockSupport.parkUntil(System.currentTimeMillis() + 3_600_000L);
            } else {
                LockSupport.parkNanos(3_600_000_000_000L);
            }
        }
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        until = args.length > 0;
        Thread thread = new Thread(new ParkedTimed(), "parked");
        thread.start();
        // It may be in the same state before, for reasons of its own.
        while (!begun) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.TIMED_WAITING);
        Agent.probe(thread);
        parking = false;
        LockSupport.unpark(thread);
        Await.end(thread);
    }
}
