// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/** A virtual thread calls the probe with null, while the main thread calls it with that thread. */
final class Probing {
    private Probing() {
    }

    public static void main(String[] args) {
        Thread thread = Virtual.start("virtual", () -> {
            Agent.probe(null);
            Agent.say("interrupted at the end: " + Thread.currentThread().isInterrupted());
        });
        Agent.probe(thread);
        Await.end(thread);
    }
}
