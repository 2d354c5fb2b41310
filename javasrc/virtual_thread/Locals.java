// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
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
    private volatile boolean stays;

    private Locals(boolean parks) {
        this.parks = parks;
    }

    /** Slots: this 0, wide 1, thing 3. */
    private void stay(long wide) {
        Object thing = new Object();
        Agent.probe(thing);
        stays = true;
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

    /** A thread may wait before, for reasons of its own. */
    private void awaitParked(Thread thread) {
        while (!stays) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
    }

    public static void main(String[] args) {
        Locals[] locals = {new Locals(true), new Locals(false), new Locals(true)};
        Thread parked = Virtual.start("parked", locals[0]);
        locals[0].awaitParked(parked);
        Thread held = Virtual.start("held", locals[1]);
        Agent.awaitArrival(POINT);
        Thread platform = new Thread(locals[2], "platform");
        platform.start();
        locals[2].awaitParked(platform);
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
