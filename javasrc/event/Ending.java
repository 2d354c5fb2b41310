// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/** Ends the JVM in the way that the argument names, after the probe; with "wait" it leaves that to the agent. */
final class Ending {
    private Ending() {
    }

    public static void main(String[] args) throws InterruptedException {
        Agent.probe(null);
        switch (args[0]) {
        case "exit":
            System.exit(0);
            break;
        case "exit-elsewhere":
            Thread thread = new Thread(() -> System.exit(0));
            thread.start();
            thread.join();
            break;
        case "exit-on-virtual":
            Await.end(Virtual.start("ending", () -> System.exit(0)));
            break;
        case "wait":
            Agent.arriveAndWait("main waits");
            break;
        case "daemon":
            Thread daemon = new Thread(() -> Agent.arriveAndWait("never let"));
            daemon.setDaemon(true);
            daemon.start();
            Agent.awaitArrival("never let");
            break;
        case "halt":
            Runtime.getRuntime().halt(0);
            break;
        case "throw":
            throw new IllegalStateException("not caught");
        default:
            throw new IllegalArgumentException(args[0]);
        }
    }
}
