// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/**
 * Methods that call each other, and that each enter the same monitor, so often that they are
 * compiled as one. The probe is called when the monitor is entered three times, two times and once,
 * in each round.
 */
final class Nested {
    private static final int ROUNDS = 100_000;
    private static final Object LOCK = new Object();

    private Nested() {
    }

    private static void third() {
        synchronized (LOCK) {
            Agent.probe(LOCK);
        }
    }

    private static void second() {
        synchronized (LOCK) {
            third();
            Agent.probe(LOCK);
        }
    }

    private static void first() {
        synchronized (LOCK) {
            second();
            Agent.probe(LOCK);
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        for (int i = 0; i < ROUNDS; i++) {
            first();
        }
    }
}
