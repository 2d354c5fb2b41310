// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;
import assay.Await;
import java.util.Arrays;

/**
 * Eight things: owned by main, by main twice, by another thread, by main while another thread wants
 * to enter, by nobody while one waits, by main after its hash code was asked for; the last two are
 * free, the first of them with a hash code. A probe, one when all are free, one after a collection;
 * with an argument one before, too.
 */
public final class Locked {
    private static final int[] OWNED_BY_MAIN = {0, 1, 1, 3, 5};
    private static final Thing[] THINGS = new Thing[8];
    private static final Integer[] CODES = new Integer[THINGS.length];
    private static boolean done;

    private Locked() {
    }

    /** Enters the monitor of a thing, and is held in it, or waits on it, or leaves it. */
    private static final class Other extends Thread {
        private final int number;
        private volatile boolean begun;

        Other(int number) {
            this.number = number;
        }

        @Override
        public void run() {
            begun = number == 3;
            synchronized (THINGS[number]) {
                begun = true;
                if (number == 2) {
                    Agent.arriveAndWait("owner");
                    Agent.say("held by the other: " + Thread.holdsLock(THINGS[2]));
                }
                while (number == 4 && !done) {
                    try {
                        THINGS[4].wait();
                    } catch (InterruptedException e) {
                        // The condition is what counts.
                    }
                }
            }
        }
    }

    private static boolean[] held() {
        boolean[] held = new boolean[THINGS.length];
        for (int i = 0; i < held.length; i++) {
            held[i] = Thread.holdsLock(THINGS[i]);
        }
        return held;
    }

    /** Whether those whose hash code is known have it still; after it all are known. */
    private static boolean keepCodes() {
        boolean kept = true;
        for (int i = 0; i < THINGS.length; i++) {
            int code = System.identityHashCode(THINGS[i]);
            kept &= CODES[i] == null || CODES[i] == code;
            CODES[i] = code;
        }
        return kept;
    }

    private static void probe() {
        boolean[] before = held();
        Agent.probe(THINGS);
        Agent.say("held as before: " + Arrays.equals(held(), before));
        Agent.say("hash codes as before: " + keepCodes());
    }

    /** Owns what is left of the list, each in a frame of its own, and calls the agent. */
    private static void probeOwning(int next, Other[] others) {
        if (next < OWNED_BY_MAIN.length) {
            synchronized (THINGS[OWNED_BY_MAIN[next]]) {
                probeOwning(next + 1, others);
            }
            return;
        }
        for (Thread thread : others) {
            thread.start();
        }
        Agent.awaitArrival("owner");
        // They may be in the same states before, for reasons of their own.
        while (!others[1].begun || !others[2].begun) {
            Thread.yield();
        }
        Await.state(others[1], Thread.State.BLOCKED);
        Await.state(others[2], Thread.State.WAITING);
        probe();
    }

    public static void main(String[] args) {
        for (int i = 0; i < THINGS.length; i++) {
            THINGS[i] = new Thing();
        }
        CODES[5] = System.identityHashCode(THINGS[5]);
        CODES[6] = System.identityHashCode(THINGS[6]);
        if (args.length > 0) {
            probe();
        }
        Other[] others = {new Other(2), new Other(3), new Other(4)};
        probeOwning(0, others);
        Agent.releasePoint("owner");
        synchronized (THINGS[4]) {
            done = true;
            THINGS[4].notifyAll();
        }
        for (Thread thread : others) {
            Await.end(thread);
        }
        probe();
        System.gc();
        probe();
    }
}
