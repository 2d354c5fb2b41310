// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A thread that, while the probe runs, calls turn, which calls two methods that return at once, leave
 * and next; it counts its turns.
 */
final class Returning implements Runnable {
    private static volatile boolean done;
    static volatile int turns;
    private int left;

    private Returning() {
    }

    private void leave() {
        left++;
    }

    private void next() {
        left--;
    }

    private void turn() {
        leave();
        next();
    }

    @Override
    public void run() {
        while (!done) {
            turn();
            turns++;
        }
    }

    public static void main(String[] args) {
        Thread thread = new Thread(new Returning(), "returning");
        thread.start();
        while (turns == 0) {
            Thread.yield();
        }
        Agent.probe(thread);
        done = true;
        Await.end(thread);
    }
}
