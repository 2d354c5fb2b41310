// SPDX-License-Identifier: Apache-2.0
package general;

import assay.Agent;

/** A daemon thread that never ends. */
final class Daemon implements Runnable {
    private static volatile boolean begun;

    @Override
    public void run() {
        while (true) {
            begun = true;
            Thread.yield();
        }
    }

    public static void main(String[] args) {
        Thread thread = new Thread(new Daemon(), "daemon");
        thread.setDaemon(true);
        thread.start();
        while (!begun) {
            Thread.yield();
        }
        Agent.probe(thread);
    }
}
