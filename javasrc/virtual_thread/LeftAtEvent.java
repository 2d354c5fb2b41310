// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Virtual;

/**
 * A virtual thread whose run method is a loop without end, which the agent has it leave. With the probe of
 * null the agent arranges an event in that method whose handler holds at "event"; there the thread is
 * the subject of the second probe.
 */
final class LeftAtEvent implements Runnable {
    static final IllegalStateException SENT = new IllegalStateException();
    private static volatile int turns;

    private LeftAtEvent() {
    }

    /** The loop does not come to location 0. */
    @Override
    public void run() {
        turns = 1;
        while (true) {
            turns++;
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread thread = Virtual.start("virtual", new LeftAtEvent());
        Agent.awaitArrival("event");
        Agent.probe(thread);
        Agent.releasePoint("event");
        Ends.await(thread, new String[] {"virtual"});
        Agent.say("has ended");
    }
}
