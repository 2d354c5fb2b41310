// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import assay.Await;

/**
 * The first probe, with null, arranges an event in Returning.callInt whose callback holds at
 * "event"; the second gets the thread that holds there.
 */
final class AtEvent {
    private static int got;

    private AtEvent() {
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Caught.go = true;
        Thread thread = new Thread(() -> got = Returning.callInt(), "caller");
        thread.start();
        Agent.awaitArrival("event");
        Agent.probe(thread);
        Agent.releasePoint("event");
        Await.end(thread);
        Agent.say("caller got " + got);
        Agent.say("entered " + Caught.entered);
    }
}
