// SPDX-License-Identifier: Apache-2.0
package extension;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/** Calls the probe in a virtual thread. It gets main, and a virtual and a platform thread that never start. */
final class Carried {
    private Carried() {
    }

    public static void main(String[] args) {
        Thread unstarted = Virtual.unstarted("virtual", Thread::yield);
        Object[] threads = {Thread.currentThread(), unstarted, new Thread("platform")};
        Thread caller = Virtual.unstarted("caller", () -> Agent.probe(threads));
        if (caller.getClass().getName().endsWith("BoundVirtualThread")) {
            Agent.inapplicable("a virtual thread has a thread of the system of its own");
        }
        caller.start();
        Await.end(caller);
    }
}
