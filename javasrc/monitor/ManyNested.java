// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/**
 * Blocks of 24 locks, each within that before. The array of all locks is the subject within each block, from
 * the outermost on, and when the innermost twelve have ended. Then the same with each lock entered twice.
 */
final class ManyNested {
    private static final Object[] LOCKS = new Object[24];
    private static int entries;

    private ManyNested() {
    }

    private static void enter(int lock, int times) {
        if (times == 0) {
            Agent.probe(LOCKS);
            if (lock + 1 < LOCKS.length) {
                enter(lock + 1, entries);
            }
            return;
        }
        synchronized (LOCKS[lock]) {
            enter(lock, times - 1);
        }
        if (lock == LOCKS.length / 2 && times == entries) {
            Agent.probe(LOCKS);
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < LOCKS.length; i++) {
            LOCKS[i] = new Object();
        }
        for (entries = 1; entries <= 2; entries++) {
            enter(0, entries);
        }
    }
}
