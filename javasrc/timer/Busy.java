// SPDX-License-Identifier: Apache-2.0
package timer;

import assay.Agent;

/** A thread that works for as long as the probe takes. */
final class Busy implements Runnable {
    private static volatile boolean busy = true;
    static volatile long rounds;

    @Override
    public void run() {
        while (busy) {
            rounds++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(new Busy(), "busy");
        thread.start();
        Agent.probe(thread);
        busy = false;
        thread.join();
    }
}
