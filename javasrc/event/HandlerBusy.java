// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/** A daemon thread that runs work; main ends when the agent lets it, whatever the other one does. */
final class HandlerBusy {
    private HandlerBusy() {
    }

    private static void work() {
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread daemon = new Thread(() -> work());
        daemon.setDaemon(true);
        daemon.start();
        Agent.arriveAndWait("main ends");
    }
}
