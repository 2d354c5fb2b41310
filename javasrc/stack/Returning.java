// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A thread that, while the probe runs, calls two methods by turns that return at once, leave and
 * next, and counts its turns.
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

    @Override
    public void run() {
        while (!done) {
            leave();
            next();
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
