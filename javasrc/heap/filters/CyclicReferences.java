// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;

/** An object that points to itself, twice to another that points back, and to nothing. */
final class CyclicReferences {
    static final class Other {
        CyclicReferences back;
    }

    CyclicReferences self;
    Other left;
    Other right;
    Other nothing;

    static final CyclicReferences OBJECT = new CyclicReferences();

    private CyclicReferences() {
    }

    public static void main(String[] args) {
        OBJECT.self = OBJECT;
        OBJECT.left = new Other();
        OBJECT.right = OBJECT.left;
        OBJECT.left.back = OBJECT;
        Agent.probe(OBJECT);
    }
}
