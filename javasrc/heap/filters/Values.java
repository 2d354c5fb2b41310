// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;
import classfile.OwnFields;

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
        OwnFields.need(Pair.class);
        Agent.probe(OBJECTS);
    }
}
