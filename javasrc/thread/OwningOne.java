// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/** A thread in a native method that owns the monitor of its object, and one that wants it. */
final class OwningOne extends Thread {
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
                synchronized (owner) {
                    Agent.releasePoint("entered");
                }
            }
        };
        owner.start();
        Agent.awaitArrival("owning");
        wanting.start();
        Await.state(wanting, Thread.State.BLOCKED);
        Agent.probe(new Thread[] {owner, wanting});
        Await.end(owner);
        Await.end(wanting);
        Agent.say("both ended");
    }
}
