// SPDX-License-Identifier: Apache-2.0
package experiments;

import assay.Agent;
import assay.Await;

/** Threads that wait inside the JVM rather than in a method of java.lang. */
public final class States {
    static class Slow {
        static int value;

        static {
            Agent.arriveAndWait("slow");
            value = 1;
        }
    }

    static Thread initializing;

    private States() {
    }

    static Thread daemon(String name, Runnable body) {
        Thread thread = new Thread(body, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        daemon("initializer", () -> Slow.value++);
        Agent.awaitArrival("slow");
        Thread waiting = daemon("waits for the initializer", () -> Slow.value++);
        Agent.probe(waiting);
        Agent.releasePoint("slow");
        waiting.join();
    }
}
