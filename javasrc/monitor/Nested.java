// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/**
 * Methods that call each other, and that each enter the same monitor, so often that they are
 * compiled as one. A method of the agent, which it binds in the probe, looks at the monitor when
 * that is entered three times, two times and once, in each round.
 */
final class Nested {
    private static final int ROUNDS = 100_000;
    private static final Object LOCK = new Object();

    private Nested() {
    }

    private static native void look(Object lock);

    private static void third() {
        synchronized (LOCK) {
            look(LOCK);
        }
    }

    private static void second() {
        synchronized (LOCK) {
            third();
            look(LOCK);
        }
    }

    private static void first() {
        synchronized (LOCK) {
            second();
            look(LOCK);
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Agent.probe(Nested.class);
        for (int i = 0; i < ROUNDS; i++) {
            first();
        }
    }
}
