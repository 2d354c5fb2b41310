// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/** Two threads, each of which prepares a class of its own when the agent lets it. */
final class TwoPreparing extends Thread {
    private TwoPreparing(String name) {
        super(name);
        setDaemon(true);
    }

    @Override
    public void run() {
        Agent.arriveAndWait(getName() + 1);
        try {
            Class.forName(getName().equals("first") ? "event.FreshA" : "event.FreshB");
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        Agent.releasePoint(getName() + "1 did");
    }

    public static void main(String[] args) {
        Thread[] threads = {new TwoPreparing("first"), new TwoPreparing("second")};
        for (Thread thread : threads) {
            thread.start();
            Agent.awaitArrival(thread.getName() + 1);
        }
        Agent.probe(threads);
    }
}
