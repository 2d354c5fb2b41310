// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/** Two threads that stand still in Agent.arriveAndWait, called by stand; they leave one after the other. */
final class TwoNested extends Thread {
    private final String point;

    private TwoNested(String name) {
        super(name);
        point = name;
    }

    @Override
    public void run() {
        stand();
        Agent.say(point + " in run");
    }

    private void stand() {
        Agent.arriveAndWait(point);
        Agent.say(point + " in stand");
    }

    public static void main(String[] args) {
        Thread[] threads = {new TwoNested("first"), new TwoNested("second")};
        for (Thread thread : threads) {
            thread.start();
            Agent.awaitArrival(thread.getName());
        }
        Agent.probe(threads);
        for (Thread thread : threads) {
            Agent.releasePoint(thread.getName());
            Await.end(thread);
        }
    }
}
