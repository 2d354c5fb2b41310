// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;

/** Two classes, each with a static field that holds a marker. */
final class Statics {
    static final class First {
        static int marker;
    }

    static final class Second {
        static int marker;
    }

    static final Object[] OBJECTS = {First.class, Second.class};

    private Statics() {
    }

    public static void main(String[] args) {
        First.marker = 0x5eed0a11;
        Second.marker = First.marker + 1;
        Agent.probe(OBJECTS);
    }
}
