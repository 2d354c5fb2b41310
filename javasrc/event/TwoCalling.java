// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/** Two threads, each of which calls a method when the agent lets it. */
final class TwoCalling extends Thread {
    private TwoCalling(String name) {
        super(name);
        setDaemon(true);
    }

    private static void work() {
    }

    @Override
    public void run() {
        Agent.arriveAndWait(getName() + 1);
        work();
        Agent.releasePoint(getName() + "1 did");
    }

    public static void main(String[] args) {
        Thread[] threads = {new TwoCalling("first"), new TwoCalling("second")};
        for (Thread thread : threads) {
            thread.start();
            Agent.awaitArrival(thread.getName() + 1);
        }
        Agent.probe(threads);
    }
}
