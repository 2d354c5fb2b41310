// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Another thread calls number() again and again while the agent is called. */
final class Running {
    private static volatile int latest;
    private static volatile boolean done;

    private Running() {
    }

    private static void await(int number) {
        while (latest != number) {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            while (!done) {
                latest = Subject.number();
                Thread.yield();
            }
        }, "worker");
        worker.start();
        await(1);
        Agent.probe(new Object[] {Subject.class, Variant.named(args[0]), null});
        Agent.say("main: " + Subject.number());
        await(Subject.number());
        Agent.say("worker: " + latest);
        done = true;
        worker.join();
    }
}
