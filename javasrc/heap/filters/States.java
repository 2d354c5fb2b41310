// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;

/** Two instances of each of two classes, each instance with a marker of its own. */
final class States {
    static final class First {
        final int marker;

        First(int marker) {
            this.marker = marker;
        }
    }

    static final class Second {
        final int marker;

        Second(int marker) {
            this.marker = marker;
        }
    }

    private static final int MARKER = 0x5eed0a11;

    static final Object[] OBJECTS = {
        new First(MARKER), new First(MARKER + 1), new Second(MARKER + 2), new Second(MARKER + 3),
    };

    private States() {
    }

    public static void main(String[] args) {
        Agent.probe(OBJECTS);
    }
}
