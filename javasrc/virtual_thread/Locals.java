// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * Three threads with an object that nothing but a local variable of theirs refers to: a parked
 * virtual thread, a virtual thread in a native method, and a parked platform thread. First each
 * calls the probe with its object, then the main thread calls it with an array of names and
 * objects, by turns: the threads.
 */
final class Locals implements Runnable {
    private static final String POINT = "holding";
    private static volatile boolean going = true;
    static volatile Object sink;
    private final boolean parks;

    private Locals(boolean parks) {
        this.parks = parks;
    }

    /** Slots: this 0, wide 1, thing 3. */
    private void stay(long wide) {
        Object thing = new Object();
        Agent.probe(thing);
        if (parks) {
            while (going) {
                LockSupport.park();
            }
        } else {
            Agent.arriveAndWait(POINT);
        }
        sink = thing;
        sink = wide;
    }

    @Override
    public void run() {
        stay(1L << 40);
    }

    public static void main(String[] args) {
        Locals[] locals = {new Locals(true), new Locals(false), new Locals(true)};
        Thread parked = Virtual.start("parked", locals[0]);
        Await.state(parked, Thread.State.WAITING);
        Thread held = Virtual.start("held", locals[1]);
        Agent.awaitArrival(POINT);
        Thread platform = new Thread(locals[2], "platform");
        platform.start();
        Await.state(platform, Thread.State.WAITING);
        Agent.probe(new Object[] {"parked", parked, "held", held, "platform", platform});
        going = false;
        Agent.releasePoint(POINT);
        LockSupport.unpark(parked);
        LockSupport.unpark(platform);
        Await.end(parked);
        Await.end(held);
        Await.end(platform);
        Agent.say("ended");
    }
}
