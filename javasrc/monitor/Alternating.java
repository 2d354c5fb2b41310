// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * Three threads named worker enter and leave a monitor all the time. It is the subject of two probes;
 * during the second, one of them owns it at the meeting point "holding".
 */
final class Alternating implements Runnable {
    private static final Object LOCK = new Object();
    private static volatile boolean done;
    private static volatile boolean holding; // only the workers clear it, as owners of LOCK
    private static int entries;
    private static volatile int turns;

    @Override
    public void run() {
        while (!done) {
            synchronized (LOCK) {
                entries++;
                again();
                turns = entries;
                if (holding) {
                    holding = false;
                    Agent.arriveAndWait("holding");
                }
            }
        }
    }

    private static void again() {
        synchronized (LOCK) {
            entries++;
        }
    }

    public static void main(String[] args) {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new Alternating(), "worker");
            threads[i].start();
        }
        while (turns < 1000) {
            Thread.yield();
        }
        Agent.probe(LOCK);
        // Without the monitor, which the workers may never leave to another.
        holding = true;
        Agent.probe(LOCK);
        done = true;
        for (Thread thread : threads) {
            Await.end(thread);
        }
        Agent.say("even: " + (entries % 2 == 0));
    }
}
