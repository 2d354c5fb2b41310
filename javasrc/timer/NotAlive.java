// SPDX-License-Identifier: Apache-2.0
package timer;

import assay.Agent;

/** Threads that were never started, and that have finished. */
final class NotAlive {
    private NotAlive() {
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread("short");
        Agent.probe(thread);
        thread.start();
        thread.join();
        Agent.probe(thread);
    }
}
