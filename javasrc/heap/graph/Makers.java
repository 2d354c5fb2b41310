// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;
import assay.Await;

/**
 * Six threads that make a thousand things each, and other objects between them. When the probe is called
 * three of them are held in native code, and the others make garbage, though not so much that it fills
 * a heap of which nothing is freed. The subject of the probe is what holds the things.
 */
final class Makers implements Runnable {
    private static final int THINGS = 1000;
    private static final int GARBAGE = 100000;
    private static final Object[][] MADE = new Object[6][THINGS];
    private static volatile int[] other;
    private static volatile boolean done;
    private final int number;

    private Makers(int number) {
        this.number = number;
    }

    @Override
    public void run() {
        for (int i = 0; i < THINGS; i++) {
            MADE[number][i] = new Thing();
            other = new int[i % 7];
        }
        Agent.releasePoint("made by " + number);
        if (number % 2 == 0) {
            Agent.arriveAndWait("held");
        }
        for (int i = 0; !done; i++) {
            if (i < GARBAGE) {
                other = new int[i % 50];
            } else {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) {
        Thread[] threads = new Thread[MADE.length];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new Makers(i));
            threads[i].start();
        }
        for (int i = 0; i < threads.length; i++) {
            Agent.arriveAndWait("made by " + i);
        }
        Agent.probe(MADE);
        done = true;
        Agent.releasePoint("held");
        for (Thread thread : threads) {
            Await.end(thread);
        }
        Agent.say("ended");
    }
}
