// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * The probe with three virtual threads: one in a native method, and two that are parked, the second of
 * which has to go on afterwards, when all are let go. The others may stay suspended for good.
 */
final class StaySuspended implements Runnable {
    private static final AtomicInteger BEGUN = new AtomicInteger();
    private static volatile boolean going = true;
    private static volatile boolean wentOn;
    private final String name;

    private StaySuspended(String name) {
        this.name = name;
    }

    @Override
    public void run() {
        BEGUN.incrementAndGet();
        if (name.equals("held")) {
            Agent.arriveAndWait("held");
        }
        while (going) {
            LockSupport.park();
        }
        wentOn |= !name.equals("other");
    }

    public static void main(String[] args) {
        LockSupport.unpark(null);
        Thread held = Virtual.start("held", new StaySuspended("held"));
        Thread parked = Virtual.start("parked", new StaySuspended("parked"));
        Thread other = Virtual.start("other", new StaySuspended("other"));
        Agent.awaitArrival("held");
        while (BEGUN.get() < 3) {
            Thread.yield();
        }
        Await.state(parked, Thread.State.WAITING);
        Await.state(other, Thread.State.WAITING);
        Agent.probe(new Thread[] {held, parked, other});
        going = false;
        Agent.releasePoint("held");
        LockSupport.unpark(parked);
        LockSupport.unpark(other);
        Await.end(other);
        Agent.say("the other has ended");
        Await.opportunity();
        Agent.say("a suspended one went on: " + wentOn);
    }
}
