// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/** A thread on which the probe is called with null, and main, on which it is called with the thread. */
final class SelfSuspending extends Thread {
    private SelfSuspending() {
        super("self");
    }

    @Override
    public void run() {
        Agent.probe(null);
    }

    public static void main(String[] args) {
        Thread thread = new SelfSuspending();
        thread.start();
        Agent.probe(thread);
        Await.end(thread);
    }
}
