// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;

/** Two arrays of each of two primitive types, each with a marker of its own. */
final class Arrays {
    private static final int MARKER = 0x5eed0a11;

    static final Object[] OBJECTS = {
        new int[] {MARKER}, new int[] {MARKER + 1}, new long[] {MARKER + 2},
        new long[] {MARKER + 3},
    };

    private Arrays() {
    }

    public static void main(String[] args) {
        Agent.probe(OBJECTS);
    }
}
