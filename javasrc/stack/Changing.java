// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A thread whose stack changes all the time: run calls walk; walk calls left or right, and catches;
 * right calls left; left calls walk again or fall; fall calls itself and throws in the end.
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
            throw THROWN;
        }
        fall(n - 1);
    }

    public static void main(String[] args) {
        Thread thread = new Thread(new Changing(), "changing");
        thread.start();
        while (!entered) {
            Thread.yield();
        }
        Agent.probe(thread);
        done = true;
        Await.end(thread);
    }
}
