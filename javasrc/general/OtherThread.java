// SPDX-License-Identifier: Apache-2.0
package general;

import assay.Agent;

/** Calls the probe on the main thread, on another, and on the main thread again. */
final class OtherThread implements Runnable {
    @Override
    public void run() {
        Agent.probe(null);
    }

    public static void main(String[] args) throws InterruptedException {
        Agent.probe(null);
        Thread thread = new Thread(new OtherThread(), "other");
        thread.start();
        thread.join();
        Agent.probe(null);
    }
}
