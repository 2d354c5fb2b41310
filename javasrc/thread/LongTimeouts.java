// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread that parks, sleeps or waits with a timeout of which the lower 32 bits are zero. What it does
 * the agent names at the first probe; the second one is called on the thread.
 */
final class LongTimeouts implements Runnable {
    private static final long UNIT = 1L << 32;
    private static final Object LOCK = new Object();
    private static String variant;
    private static volatile boolean going = true;
    private static volatile boolean begun;

    private static void act() throws InterruptedException {
        switch (variant) {
        case "park":
            // 71 minutes.
            LockSupport.parkNanos(UNIT * 1000);
            break;
        case "park-until":
            // Up to 50 days.
            LockSupport.parkUntil((System.currentTimeMillis() / UNIT + 1) * UNIT);
            break;
        case "sleep":
            // Sleeps: the state is the one of a sleeping thread.
            Thread.sleep(UNIT);
            break;
        default:
            synchronized (LOCK) {
                LOCK.wait(UNIT);
            }
            break;
        }
    }

    @Override
    public void run() {
        begun = true;
        while (going) {
            try {
                act();
            } catch (InterruptedException e) {
                going = false;
            }
        }
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Agent.probe(null);
        Thread thread = new Thread(new LongTimeouts(), "timed");
        thread.start();
        // It may be in the same state before, for reasons of its own.
        while (!begun) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.TIMED_WAITING, 5);
        Agent.probe(thread);
        going = false;
        thread.interrupt();
        Await.end(thread);
    }
}
