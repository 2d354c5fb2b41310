// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * After a probe with null a virtual thread waits until it is interrupted, one with a native caller, and a
 * platform thread, one after the other; each without a timeout, for an hour, for an hour and a nanosecond, and
 * as long as possible. That caller is a probe, which calls the method that waits. Main interrupts a thread
 * that waits while it owns the monitor.
 */
final class InterruptedWaits implements Runnable {
    private static final long HOUR = 3_600_000L;
    private final boolean byNative;
    private volatile boolean waiting;

    private InterruptedWaits(boolean byNative) {
        this.byNative = byNative;
    }

    private void waitOnce(int number) throws InterruptedException {
        switch (number) {
        case 0:
            wait();
            break;
        case 1:
            wait(HOUR);
            break;
        case 2:
            wait(HOUR, 1);
            break;
        default:
            wait(Long.MAX_VALUE);
            break;
        }
    }

    private synchronized void waitUntilInterrupted() {
        for (int number = 0; number < 4; number++) {
            try {
                waiting = true;
                // For no reason, a wait may end before.
                while (true) {
                    waitOnce(number);
                }
            } catch (InterruptedException e) {
                waiting = false;
                Agent.say(Thread.currentThread().getName() + " interrupted");
            }
        }
    }

    @Override
    public void run() {
        if (byNative) {
            Agent.probe(this);
        } else {
            waitUntilInterrupted();
        }
    }

    private void interrupt(Thread thread) {
        for (int number = 0; number < 4; number++) {
            while (!waiting) {
                Thread.yield();
            }
            Await.state(thread, number == 0 ? Thread.State.WAITING : Thread.State.TIMED_WAITING);
            synchronized (this) {
                waiting = false;
                thread.interrupt();
            }
        }
        Await.end(thread);
    }

    public static void main(String[] args) {
        Agent.probe(null);
        InterruptedWaits waits = new InterruptedWaits(false);
        waits.interrupt(Virtual.start("virtual", waits));
        waits = new InterruptedWaits(true);
        waits.interrupt(Virtual.start("virtual, by native", waits));
        waits = new InterruptedWaits(false);
        Thread platform = new Thread(waits, "platform");
        platform.start();
        waits.interrupt(platform);
    }
}
