// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/** A thread, the subject of the probe, that is blocked at the entry of a synchronized method that has run often. */
final class BlockedAtEntry {
    private static int entries;

    private BlockedAtEntry() {
    }

    static synchronized void enter() {
        entries++;
    }

    /** Another class: the monitor of the one with the method may be the lock of its initialization. */
    private static final class Entering implements Runnable {
        private volatile boolean begun;

        @Override
        public void run() {
            begun = true;
            enter();
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 30_000; i++) {
            enter();
        }
        Entering entering = new Entering();
        Thread thread = new Thread(entering, "entering");
        synchronized (BlockedAtEntry.class) {
            thread.start();
            // It may be in the same state before, for reasons of its own.
            while (!entering.begun) {
                Thread.yield();
            }
            Await.state(thread, Thread.State.BLOCKED);
            Agent.probe(thread);
        }
        Await.end(thread);
    }
}
