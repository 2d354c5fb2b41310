// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;

/** An object that points to itself, twice to another that points back, and to nothing. */
final class Knot {
    static final class Other {
        Knot back;
    }

    Knot self;
    Other left;
    Other right;
    Other nothing;

    static final Knot KNOT = new Knot();

    private Knot() {
    }

    public static void main(String[] args) {
        KNOT.self = KNOT;
        KNOT.left = new Other();
        KNOT.right = KNOT.left;
        KNOT.left.back = KNOT;
        Agent.probe(KNOT);
    }
}
