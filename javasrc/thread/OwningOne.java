// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/** A thread in a native method that owns the monitor of its object, and one that wants it. */
final class OwningOne extends Thread {
    private static volatile boolean wants;

    private OwningOne(String name) {
        super(name);
    }

    @Override
    public void run() {
        synchronized (this) {
            Agent.arriveAndWait("owning");
        }
    }

    public static void main(String[] args) {
        final Thread owner = new OwningOne("owner");
        Thread wanting = new Thread("wanting") {
            @Override
            public void run() {
                wants = true;
                synchronized (owner) {
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
        Agent.probe(new Thread[] {owner, wanting});
        Await.end(owner);
        Await.end(wanting);
        Agent.say("both ended");
    }
}
