// SPDX-License-Identifier: Apache-2.0
package timer;

import assay.Agent;

/** A thread that waits in a native method while the probe runs. */
final class Idle implements Runnable {
    @Override
    public void run() {
        Agent.arriveAndWait("idle");
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(new Idle(), "idle");
        thread.start();
        Agent.awaitArrival("idle");
        Agent.probe(thread);
        Agent.releasePoint("idle");
        thread.join();
    }
}
