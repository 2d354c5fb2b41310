// SPDX-License-Identifier: Apache-2.0
package timer;

import assay.Agent;
import assay.Await;

/** Calls the probe on the main thread, and then on another. */
final class TwoThreads implements Runnable {
    @Override
    public void run() {
        Agent.probe(null);
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread thread = new Thread(new TwoThreads(), "other");
        thread.start();
        Await.end(thread);
    }
}
