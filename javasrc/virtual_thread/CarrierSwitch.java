// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * A virtual thread that takes turns, and parks in the midst of each. Where there are two carriers it
 * always goes on upon the other one, as another virtual thread holds the one that it was on. In
 * each turn it calls the probe with itself and then does what event.Beginning does; so do the
 * others, without the probe. Null is the subject of the first probe.
 */
final class CarrierSwitch implements Runnable {
    private static final Runnable TASK = new event.Beginning();
    private static final int TURNS = 6;
    private static volatile int granted;
    private static volatile int pauses;
    private static volatile int held;

    private static int turn(int number) {
        Agent.probe(Thread.currentThread());
        TASK.run();
        pauses++;
        while (granted <= number) {
            LockSupport.park();
        }
        return number;
    }

    @Override
    public void run() {
        int sum = 0;
        for (int i = 0; i < TURNS; i++) {
            sum += turn(i);
        }
        Agent.say("sum " + sum);
        Agent.probe(Thread.currentThread());
    }

    /** A scheduler may leave a carrier idle for ever, as that of HotSpot 21 does under -Xcomp. */
    private static void awaitCarried(BooleanSupplier fact) {
        long begun = System.nanoTime();
        while (!fact.getAsBoolean()) {
            if (System.nanoTime() - begun > 6000000000L) {
                Agent.inapplicable("the scheduler of virtual threads leaves a carrier idle");
            }
            Await.opportunity();
        }
    }

    private static Thread startHolder(int number) {
        Thread holder = Virtual.start("holder", () -> {
            TASK.run();
            held = number + 1;
            Agent.arriveAndWait("holder " + number);
        });
        awaitCarried(() -> held > number);
        Agent.awaitArrival("holder " + number);
        return holder;
    }

    private static void end(Thread holder, int number) {
        Agent.releasePoint("holder " + number);
        Await.end(holder);
    }

    private static void awaitParked(Thread thread) {
        awaitCarried(() -> pauses > granted);
        Await.state(thread, Thread.State.WAITING);
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread holder = startHolder(0);
        Thread thread = Virtual.start("subject", new CarrierSwitch());
        for (int i = 0; i < TURNS; i++) {
            awaitParked(thread);
            Thread next = startHolder(i + 1);
            end(holder, i);
            holder = next;
            granted++;
            LockSupport.unpark(thread);
        }
        awaitCarried(() -> !thread.isAlive());
        end(holder, TURNS);
    }
}
