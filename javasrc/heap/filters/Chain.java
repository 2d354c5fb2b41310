// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;

/** A chain of four objects of four classes: first, second, third, fourth. */
final class Chain {
    static final class First {
        final int place = 1;
        final Second next = new Second();
    }

    static final class Second {
        final int place = 2;
        final Third next = new Third();
    }

    static final class Third {
        final int place = 3;
        final Fourth next = new Fourth();
    }

    static final class Fourth {
        final int place = 4;
    }

    static final First FIRST = new First();

    private Chain() {
    }

    public static void main(String[] args) {
        Agent.probe(FIRST);
    }
}
