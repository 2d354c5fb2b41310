// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/**
 * Hands Framed and another version of it to the agent; then a thread of its own calls outer(), is to
 * be held in inner() at the point "inner", and is handed to the agent.
 */
final class PoppedCallee {
    private PoppedCallee() {
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(new Object[] {Framed.class, Variant.of("Framed", "renewed")});
        Thread worker = new Thread(() -> Agent.say("worker: " + Framed.outer(4)), "worker");
        worker.start();
        Agent.awaitArrival("inner");
        Agent.probe(worker);
        worker.join();
        Agent.say("main: " + Framed.outer(4));
    }
}
