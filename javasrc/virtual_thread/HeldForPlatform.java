// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * A virtual thread that owns a monitor while it is in a native method, which keeps it on its carrier, and a
 * platform thread that waits to enter it: the subject of the probe.
 */
final class HeldForPlatform implements Runnable {
    private static final Object LOCK = new Object();
    private static final String POINT = "holding";
    private static volatile boolean begun;
    private static volatile boolean entered;

    /** What the virtual thread does. */
    private static void hold() {
        synchronized (LOCK) {
            Agent.arriveAndWait(POINT);
        }
    }

    /** What the platform thread does. */
    @Override
    public void run() {
        begun = true;
        synchronized (LOCK) {
            entered = true;
        }
    }

    public static void main(String[] args) {
        Thread holder = Virtual.start("virtual", HeldForPlatform::hold);
        Agent.awaitArrival(POINT);
        Thread waiter = new Thread(new HeldForPlatform(), "platform");
        waiter.start();
        // It may be blocked before, for reasons of its own.
        while (!begun) {
            Thread.yield();
        }
        Await.state(waiter, Thread.State.BLOCKED);
        Agent.probe(waiter);
        Agent.releasePoint(POINT);
        Await.end(holder);
        Await.end(waiter);
        Agent.say(entered ? "ended" : "not entered");
    }
}
