// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/**
 * Hands Subject and a variant to the agent; then a thread of its own calls answer(), where it is to
 * be held at the point "answer", and is handed to the agent.
 */
final class Popped {
    private Popped() {
    }

    public static void main(String[] args) throws Exception {
        Subject subject = new Subject();
        Agent.probe(new Object[] {Subject.class, Variant.named(args[0]), subject});
        Thread worker = new Thread(() -> Agent.say("worker: " + subject.answer()), "worker");
        worker.start();
        Agent.awaitArrival("answer");
        Agent.probe(worker);
        worker.join();
        Agent.say("main: " + subject.answer());
    }
}
