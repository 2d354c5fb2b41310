// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/** Ends the JVM while a daemon thread probes and calls a method, again and again. */
final class DaemonRunsOn {
    private static volatile int rounds;

    private DaemonRunsOn() {
    }

    private static void work() {
        rounds++;
    }

    private static void run() {
        while (true) {
            Agent.probe(null);
            work();
        }
    }

    public static void main(String[] args) {
        Thread daemon = new Thread(DaemonRunsOn::run, "daemon");
        daemon.setDaemon(true);
        daemon.start();
        while (rounds < 100) {
            Thread.yield();
        }
    }
}
