// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;

/** Four arrays in local variables, two of each of two types, of lengths that nothing else has. */
final class Held {
    private static final int LENGTH = 54321;

    static volatile Object sink;

    private Held() {
    }

    public static void main(String[] args) {
        Object first = new byte[LENGTH];
        Object second = new byte[LENGTH + 1];
        Object third = new short[LENGTH + 2];
        Object fourth = new short[LENGTH + 3];
        Agent.probe(new Object[] {first, second, third, fourth});
        sink = first;
        sink = second;
        sink = third;
        sink = fourth;
    }
}
