// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/** A thread that was never started, and one that has ended. */
final class PopNotAlive {
    private PopNotAlive() {
    }

    public static void main(String[] args) {
        Thread thread = new Thread(() -> { }, "caller");
        Agent.say("not started");
        Agent.probe(thread);
        thread.start();
        Await.end(thread);
        Agent.say("ended");
        Agent.probe(thread);
    }
}
