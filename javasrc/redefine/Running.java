// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Another thread calls number() again and again while the agent is called. */
final class Running {
    private static volatile int latest;
    private static volatile int calls;
    private static volatile boolean done;

    private Running() {
    }

    /** Waits for the end of a call that has not begun yet: the second one to end. */
    private static void awaitCall() {
        int before = calls;
        while (calls < before + 2) {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            while (!done) {
                latest = Subject.number();
                calls++;
                Thread.yield();
            }
        }, "worker");
        worker.start();
        awaitCall();
        Agent.probe(new Object[] {Subject.class, Variant.named(args[0]), worker});
        Agent.say("main: " + Subject.number());
        awaitCall();
        Agent.say("worker: " + latest);
        done = true;
        worker.join();
    }
}
