// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A thread whose stack changes all the time: run calls walk; walk calls left or right, and catches;
 * right calls left; left calls walk again or fall; fall calls itself and throws in the end. Each
 * time before that it may let other threads run: then a virtual thread is unmounted and mounted.
 * Where the agent says so it stands still, in the native Agent.arriveAndWait: in walk, called by run, or in
 * the next end of fall.
 */
public final class Changing implements Runnable {
    private static final IllegalStateException THROWN = new IllegalStateException();
    private static volatile boolean entered;
    private static volatile boolean done;
    private static volatile int caught;
    /** 1 in walk, 2 in fall, else nowhere. */
    private static volatile int stands;
    private static boolean yields;

    @Override
    public void run() {
        while (!done) {
            walk(5);
            entered = true;
        }
    }

    private static void walk(int n) {
        if (n == 5 && stands == 1) {
            Agent.arriveAndWait("walk");
        }
        try {
            if (n % 2 == 0) {
                left(n);
            } else {
                right(n);
            }
        } catch (IllegalStateException e) {
            caught = n;
        }
    }

    private static void left(int n) {
        if (n > 0) {
            walk(n - 1);
        }
        fall(n);
    }

    private static void right(int n) {
        left(n);
    }

    private static void fall(int n) {
        if (n == 0) {
            if (stands == 2) {
                Agent.arriveAndWait("fall");
            }
            if (yields) {
                Thread.yield();
            }
            throw THROWN;
        }
        fall(n - 1);
    }

    /** Calls the probe while the thread, which runs a Changing and has not started, changes. */
    public static void probe(Thread thread, boolean yielding) {
        yields = yielding;
        thread.start();
        while (!entered) {
            Thread.yield();
        }
        Agent.probe(thread);
        done = true;
        Await.end(thread);
    }

    public static void main(String[] args) {
        probe(new Thread(new Changing(), "changing"), false);
    }
}
