// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * A thread that ends while main owns its monitor, and is in Thread.join. Main ends when the agent
 * lets it go at "ended".
 */
final class EndingOwned extends Thread {
    private EndingOwned() {
        super("ending");
    }

    @Override
    public void run() {
        Agent.arriveAndWait("alive");
        work();
    }

    private static int work() {
        return Integer.parseInt("42") + new int[3].length;
    }

    public static void main(String[] args) {
        EndingOwned thread = new EndingOwned();
        thread.start();
        Agent.awaitArrival("alive");
        synchronized (thread) {
            Agent.probe(thread);
        }
        Await.end(thread);
        Agent.arriveAndWait("ended");
    }
}
