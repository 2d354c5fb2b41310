// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;

/**
 * A virtual thread whose stack changes all the time, as that of stack.Changing does. Each time
 * before it throws it lets others run, and so is unmounted and mounted.
 */
final class Changing implements Runnable {
    private static final IllegalStateException THROWN = new IllegalStateException();
    private static volatile boolean entered;
    private static volatile boolean done;
    private static volatile int caught;

    @Override
    public void run() {
        while (!done) {
            walk(5);
            entered = true;
        }
    }

    private static void walk(int n) {
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
            Thread.yield();
            throw THROWN;
        }
        fall(n - 1);
    }

    public static void main(String[] args) {
        Thread thread = Virtual.start("changing", new Changing());
        while (!entered) {
            Thread.yield();
        }
        Agent.probe(thread);
        done = true;
        Await.end(thread);
    }
}
