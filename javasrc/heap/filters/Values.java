// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;

/** Two objects with two primitive fields each, two primitive arrays, two strings. */
final class Values {
    static final class Pair {
        int one = 1;
        int two = 2;
    }

    static final Object[] OBJECTS = {
        new Pair(), new Pair(), new int[1], new int[1],
        new String(new char[] {'a'}), new String(new char[] {'b'}),
    };

    private Values() {
    }

    public static void main(String[] args) {
        // Another agent may add fields to a class as it is loaded.
        if (Pair.class.getDeclaredFields().length != 2) {
            Agent.inapplicable("a class of the test has other fields than its class file");
        }
        Agent.probe(OBJECTS);
    }
}
