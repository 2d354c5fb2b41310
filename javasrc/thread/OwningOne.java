// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * A thread in a native method that owns the monitor of an object of its own, and one that wants it.
 * Subjects of the probe: the two, and the object.
 */
final class OwningOne implements Runnable {
    private static volatile boolean wants;

    private OwningOne() {
    }

    @Override
    public void run() {
        synchronized (this) {
            Agent.arriveAndWait("owning");
        }
    }

    public static void main(String[] args) {
        final OwningOne own = new OwningOne();
        Thread owner = new Thread(own, "owner");
        Thread wanting = new Thread("wanting") {
            @Override
            public void run() {
                wants = true;
                synchronized (own) {
                    Agent.releasePoint("entered");
                }
            }
        };
        owner.start();
        Agent.awaitArrival("owning");
        wanting.start();
        // It may be in the same state before, for reasons of its own.
        while (!wants) {
            Thread.yield();
        }
        Await.state(wanting, Thread.State.BLOCKED);
        Agent.probe(new Object[] {owner, wanting, own});
        Await.end(owner);
        Await.end(wanting);
        Agent.say("both ended");
    }
}
