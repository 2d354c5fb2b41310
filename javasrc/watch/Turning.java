// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;
import assay.Await;

/**
 * A thread that reads a field once in each turn of a loop, in which it is when the probe comes and goes,
 * and writes the number of the turn to another one.
 */
final class Turning implements Runnable {
    static int field = 5;
    static int written;
    static volatile int turns;

    private static volatile boolean done;
    private static int sum;

    private Turning() {
    }

    @Override
    public void run() {
        while (!done) {
            sum += field;
            written = turns;
            turns++;
        }
    }

    public static void main(String[] args) {
        Thread thread = new Thread(new Turning(), "turning");
        thread.start();
        // Long enough for a JVM that compiles what runs often to have compiled it.
        while (turns < 200000) {
            Thread.yield();
        }
        Agent.probe(thread);
        done = true;
        Await.end(thread);
        Agent.say("ended");
    }
}
