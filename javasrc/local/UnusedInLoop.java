// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Await;

/**
 * A thread in a loop, in the first call of a method that does not use its variables and its object there any more.
 * The loop has run often when the probe gets the thread.
 */
final class UnusedInLoop extends Thread {
    private static final RuntimeException SIGNAL = new RuntimeException("signal");
    private static volatile long rounds;
    private static volatile long limit = Long.MAX_VALUE;
    private static int lastI;
    private static long lastJ;
    private static float lastF;
    private static double lastD;
    private static Object lastO;

    private UnusedInLoop() {
        super("worker");
        setDaemon(true);
    }

    @Override
    public String toString() {
        return "the worker";
    }

    /** Slots: this 0, n 1, w 2, word 4, i 5, j 6, f 8, d 9, o 11, turns 12. */
    private void loop(int n, long w, Object word) {
        int i = n * 3;
        long j = w * 5;
        float f = n / 4.0f;
        double d = n * -0.1;
        Object o = n == 6 ? "six" : word;
        lastI = i;
        lastJ = j;
        lastF = f;
        lastD = d;
        lastO = o;
        for (long turns = 0; turns < limit; turns++) {
            try {
                // Each JVM can suspend a thread that throws.
                throw SIGNAL;
            } catch (RuntimeException e) {
                rounds = turns;
            }
        }
    }

    @Override
    public void run() {
        loop(6, 0x123456789L, "word");
    }

    public static void main(String[] args) {
        UnusedInLoop worker = new UnusedInLoop();
        worker.start();
        // Long enough for a JVM that compiles what runs often to have compiled it.
        while (rounds < 1000000) {
            Thread.yield();
        }
        Agent.probe(worker);
        limit = 0;
        Await.end(worker);
        Agent.say("loop: " + lastI + " " + lastJ + " " + lastF + " " + lastD + " " + lastO);
    }
}
