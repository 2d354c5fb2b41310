// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** A thread is started after the probe, says that it runs, and has ended at the end. */
final class Starting {
    private Starting() {
    }

    public static void main(String[] args) throws InterruptedException {
        Agent.probe(null);
        Thread thread = new Thread(() -> Agent.say("the thread runs"), "starting");
        thread.start();
        thread.join();
    }
}
