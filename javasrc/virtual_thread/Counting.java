// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;

/**
 * Threads that count without end: as many virtual ones as the first argument says, and then one
 * platform thread. They are the subjects of the probe, in this order.
 */
final class Counting implements Runnable {
    private static final Counting[] COUNTERS = new Counting[9];
    private static volatile boolean ending;
    private volatile int count;

    @Override
    public void run() {
        while (!ending) {
            count++;
            // A native call: not every VM stops a thread in a loop of Java alone.
            Thread.yield();
        }
    }

    static int countOf(int index) {
        return COUNTERS[index].count;
    }

    /** Waits until the thread has counted on. */
    static void awaitProgress(int index) {
        int before = countOf(index);
        while (countOf(index) == before) {
            Thread.yield();
        }
    }

    /** Gives the thread every opportunity to count, and tells if it did. */
    static boolean progresses(int index) {
        int before = countOf(index);
        Await.opportunity();
        return countOf(index) != before;
    }

    /** A further virtual thread; its counter comes after those there are. */
    static Thread another(int index) {
        COUNTERS[index] = new Counting();
        return Virtual.start("virtual " + index, COUNTERS[index]);
    }

    public static void main(String[] args) {
        int virtual = Integer.parseInt(args[0]);
        Thread[] threads = new Thread[virtual + 1];
        for (int i = 0; i < virtual; i++) {
            threads[i] = another(i);
        }
        COUNTERS[virtual] = new Counting();
        threads[virtual] = new Thread(COUNTERS[virtual], "platform");
        threads[virtual].start();
        for (int i = 0; i <= virtual; i++) {
            awaitProgress(i);
        }
        Agent.probe(threads);
        ending = true;
        for (Thread thread : threads) {
            Await.end(thread);
        }
        Agent.say("ended");
    }
}
