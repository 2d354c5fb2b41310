// SPDX-License-Identifier: Apache-2.0
package allocation;

import assay.Agent;

/** Calls the agent from a worker thread, with that thread, and then from main, with null. */
public final class Workers {
    private Workers() {
    }

    public static void main(String[] args) throws InterruptedException {
        Thread.currentThread().setName("main");
        Thread worker = new Thread(() -> {
            Agent.probe(Thread.currentThread());
            Agent.arriveAndWait("worker");
        }, "worker");
        worker.setDaemon(true);
        worker.start();
        Agent.awaitArrival("worker");
        Agent.probe(null);
        Agent.releasePoint("worker");
        worker.join();
    }
}
