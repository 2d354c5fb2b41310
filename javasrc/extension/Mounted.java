// SPDX-License-Identifier: Apache-2.0
package extension;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/** Hands a virtual thread to the agent before it starts. It parks, and ends after a probe with null. */
final class Mounted {
    private static volatile boolean begun;
    private static volatile boolean parking = true;

    private Mounted() {
    }

    private static void park() {
        begun = true;
        while (parking) {
            LockSupport.park();
        }
    }

    public static void main(String[] args) {
        Thread thread = Virtual.unstarted("mounted", Mounted::park);
        if (thread.getClass().getName().endsWith("BoundVirtualThread")) {
            Agent.inapplicable("a virtual thread has a thread of the system of its own");
        }
        Agent.probe(thread);
        thread.start();
        while (!begun) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        parking = false;
        LockSupport.unpark(thread);
        Await.end(thread);
        Agent.probe(null);
    }
}
