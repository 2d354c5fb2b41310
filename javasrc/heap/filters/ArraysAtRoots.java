// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;

/**
 * Four arrays, two of each of two types, of lengths that nothing else has: in local variables, or as
 * operands of a call to come. The agent is called for the variant first.
 */
final class ArraysAtRoots {
    static String variant;
    static volatile Object sink;

    private static final int LENGTH = 54321;
    private static final Object[] ARRAYS = new Object[4];

    private ArraysAtRoots() {
    }

    private static Object make(int index) {
        ARRAYS[index] = index < 2 ? new byte[LENGTH + index] : new short[LENGTH + index];
        return ARRAYS[index];
    }

    private static int show() {
        Agent.probe(ARRAYS);
        return 1;
    }

    private static void use(Object first, Object second, Object third, Object fourth, int shown) {
        sink = first;
        sink = second;
        sink = third;
        sink = shown == 0 ? null : fourth;
    }

    private static void holdInVariables() {
        Object first = make(0);
        Object second = make(1);
        Object third = make(2);
        Object fourth = make(3);
        int shown = show();
        use(first, second, third, fourth, shown);
    }

    public static void main(String[] args) {
        Agent.probe(ArraysAtRoots.class);
        if (variant.equals("operand")) {
            use(make(0), make(1), make(2), make(3), show());
        } else {
            holdInVariables();
        }
    }
}
