// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * After the probe forty threads that are started at once, by four others. With an argument main
 * ends when the agent has let go at "all ended".
 */
final class StartedAtOnce {
    private static final int EACH = 10;

    private StartedAtOnce() {
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread[] starters = new Thread[4];
        for (int i = 0; i < starters.length; i++) {
            final int first = i * EACH;
            starters[i] = new Thread("starter") {
                @Override
                public void run() {
                    Thread[] threads = new Thread[EACH];
                    for (int j = 0; j < EACH; j++) {
                        threads[j] = new Thread("counted " + (first + j));
                        threads[j].start();
                    }
                    for (Thread thread : threads) {
                        Await.end(thread);
                    }
                }
            };
            starters[i].start();
        }
        for (Thread starter : starters) {
            Await.end(starter);
        }
        if (args.length > 0) {
            Agent.arriveAndWait("all ended");
        }
    }
}
