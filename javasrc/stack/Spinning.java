// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/** A thread that runs in Java code all the time, in run and, on top, spin, which calls nothing. */
final class Spinning extends Thread {
    private static volatile boolean entered;
    private static volatile boolean done;

    @Override
    public void run() {
        spin();
    }

    private static void spin() {
        entered = true;
        while (!done) {
        }
    }

    public static void main(String[] args) {
        Thread thread = new Spinning();
        thread.start();
        while (!entered) {
            Thread.yield();
        }
        Agent.probe(thread);
        done = true;
        Await.end(thread);
    }
}
