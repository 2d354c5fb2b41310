// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;

/** Three threads call the agent at the same time. */
public final class Walkers {
    private Walkers() {
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            String point = "walker " + i;
            threads[i] = new Thread(() -> {
                Agent.arriveAndWait(point);
                Agent.probe(null);
            });
            threads[i].start();
            Agent.awaitArrival(point);
        }
        for (int i = 0; i < threads.length; i++) {
            Agent.releasePoint("walker " + i);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        Agent.probe("done");
    }
}
