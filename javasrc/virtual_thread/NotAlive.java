// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/** Subjects of the probe: a virtual thread that has not started, and one that has ended. */
final class NotAlive {
    private NotAlive() {
    }

    public static void main(String[] args) {
        Thread unstarted = Virtual.unstarted("unstarted", () -> { });
        Thread ended = Virtual.start("ended", () -> { });
        Await.end(ended);
        Agent.probe(new Thread[] {unstarted, ended});
        Agent.say("ended");
    }
}
