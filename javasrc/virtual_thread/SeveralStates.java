// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Virtual threads next to a platform thread. Subjects of the probe: a virtual thread in a native
 * method, a parked one, one that has not started, one that has ended, and the platform thread.
 */
final class SeveralStates implements Runnable {
    private static final String POINT = "several";
    private static final AtomicInteger PARKING = new AtomicInteger();
    private static volatile boolean going = true;
    private static volatile Object kept;
    private final boolean holds;

    private SeveralStates(boolean holds) {
        this.holds = holds;
    }

    /** The variable is of use after the park, and so stays a reference to the object. */
    static void park() {
        Object own = new Object();
        kept = own;
        PARKING.incrementAndGet();
        while (going) {
            LockSupport.park();
        }
        kept = own;
    }

    static void hold() {
        Agent.arriveAndWait(POINT);
    }

    /**
     * The task of the held thread and of the parked one: both begin in the same method. This is of use
     * after the call, and so stays a reference to the object.
     */
    @Override
    public void run() {
        if (holds) {
            hold();
        } else {
            park();
        }
        kept = this;
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Thread held = Virtual.start("held", new SeveralStates(true));
        Thread parked = Virtual.start("parked", new SeveralStates(false));
        Thread unstarted = Virtual.unstarted("unstarted", SeveralStates::park);
        Thread ended = Virtual.start("ended", () -> { });
        Thread platform = new Thread(SeveralStates::park, "platform");
        platform.setPriority(Thread.NORM_PRIORITY);
        platform.start();
        Agent.awaitArrival(POINT);
        // A thread may wait before, for reasons of its own.
        while (PARKING.get() < 2) {
            Thread.yield();
        }
        Await.state(parked, Thread.State.WAITING);
        Await.state(platform, Thread.State.WAITING);
        Await.end(ended);
        Agent.probe(new Thread[] {held, parked, unstarted, ended, platform});
        going = false;
        Agent.releasePoint(POINT);
        LockSupport.unpark(parked);
        LockSupport.unpark(platform);
        Await.end(held);
        Await.end(parked);
        Await.end(platform);
        Agent.say("ended");
    }
}
