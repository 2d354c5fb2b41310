// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/** A thread, the subject of the probe, that is blocked at the entry of a synchronized method that has run often. */
final class BlockedAtEntry {
    private static volatile boolean begun;
    private static int entries;

    private BlockedAtEntry() {
    }

    private static synchronized void enter() {
        entries++;
    }

    private static void run() {
        begun = true;
        enter();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 30_000; i++) {
            enter();
        }
        Thread thread = new Thread(BlockedAtEntry::run, "entering");
        synchronized (BlockedAtEntry.class) {
            thread.start();
            // It may be in the same state before, for reasons of its own.
            while (!begun) {
                Thread.yield();
            }
            Await.state(thread, Thread.State.BLOCKED);
            Agent.probe(thread);
        }
        Await.end(thread);
    }
}
