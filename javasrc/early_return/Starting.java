// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** A thread is started after the probe, and has ended at the end. */
final class Starting {
    private Starting() {
    }

    public static void main(String[] args) throws InterruptedException {
        Agent.probe(null);
        Thread thread = new Thread(() -> { }, "starting");
        thread.start();
        thread.join();
    }
}
