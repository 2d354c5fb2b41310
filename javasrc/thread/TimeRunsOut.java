// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread that waits, sleeps or is parked, as the variant says, for two seconds in which nobody wakes it,
 * and then goes on in Java. Subjects of the probe: the class, and the thread, once it waits.
 */
final class TimeRunsOut extends Thread {
    private static final int MILLISECONDS = 2000;
    private static final Object LOCK = new Object();
    private static String variant;
    private static volatile boolean begun;
    private static volatile boolean wentOn;

    private TimeRunsOut() {
        super("waiting");
    }

    /** `begun` is set when only the call that brings the thread into its state is left. */
    private void act() throws InterruptedException {
        switch (variant) {
        case "waiting":
            synchronized (LOCK) {
                begun = true;
                LOCK.wait(MILLISECONDS);
            }
            break;
        case "parked":
            begun = true;
            LockSupport.parkNanos(MILLISECONDS * 1000000L);
            break;
        default:
            begun = true;
            // Sleeps: the end of a sleep is what the test is about.
            Thread.sleep(MILLISECONDS);
            break;
        }
    }

    @Override
    public void run() {
        try {
            act();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        wentOn = true;
        Agent.arriveAndWait("went on");
    }

    static boolean wentOn() {
        return wentOn;
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Agent.probe(TimeRunsOut.class);
        Thread thread = new TimeRunsOut();
        thread.start();
        while (!wentOn && (!begun || thread.getState() != State.TIMED_WAITING)) {
            Thread.yield();
        }
        Agent.probe(thread);
        Await.end(thread);
    }
}
