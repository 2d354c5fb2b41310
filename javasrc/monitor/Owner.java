// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * A thread that owns monitors by a synchronized method of its Runnable, by one of its class, and by
 * blocks, one of them entered twice, and stands still in the native Agent.arriveAndWait.
 */
final class Owner implements Runnable {
    private final Object outer = new Named("outer");
    private final Object inner = new Named("inner");

    /** An object with a name. */
    private static final class Named {
        private final String name;

        Named(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    @Override
    public String toString() {
        return "receiver";
    }

    @Override
    public void run() {
        ofReceiver();
    }

    private synchronized void ofReceiver() {
        ofClass(this);
    }

    private static synchronized void ofClass(Owner owner) {
        owner.blocks();
    }

    private void blocks() {
        synchronized (outer) {
            synchronized (inner) {
                again();
            }
        }
    }

    private void again() {
        synchronized (outer) {
            Agent.arriveAndWait("owning");
        }
    }

    public static void main(String[] args) {
        Thread owner = new Thread(new Owner(), "owner");
        owner.start();
        Agent.awaitArrival("owning");
        Agent.probe(owner);
        Agent.releasePoint("owning");
        Await.end(owner);
    }
}
