// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;
import assay.Await;

/** A thread that calls a small method in a loop, often before the probe and on until after it. */
final class Looping extends Thread {
    private static volatile boolean done;
    private static volatile int turns;
    private static volatile boolean right;

    private Looping() {
        super("looping");
    }

    private static int step(int n) {
        return 2 * n + 1;
    }

    @Override
    public void run() {
        int sum = 0;
        int n = 0;
        // The sum of the first odd numbers is a square.
        while (!done) {
            sum += step(n);
            n++;
            turns = n;
        }
        right = sum == n * n;
    }

    public static void main(String[] args) {
        Thread thread = new Looping();
        thread.start();
        // Long enough for a JVM that compiles what runs often to have compiled it.
        while (turns >= 0 && turns < 200000) {
            Thread.yield();
        }
        Agent.probe(thread);
        done = true;
        Await.end(thread);
        Agent.say("ended, the sum is right: " + right);
    }
}
