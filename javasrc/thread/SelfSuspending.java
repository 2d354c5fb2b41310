// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/** The probe is called with null on a thread of its own, and with that thread on main. */
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
