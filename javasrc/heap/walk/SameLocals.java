// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** A frame with one object in three local variables, two of which have neighbouring slots. */
final class SameLocals {
    static volatile Object sink;

    private SameLocals() {
    }

    /** Slots: 0 first, 1 named, 2 second, 3 third. */
    static void hold(Object first, Object[] named) {
        Object second = first;
        Object third = second;
        Agent.probe(named);
        sink = first;
        sink = second;
        sink = third;
    }

    public static void main(String[] args) {
        Object[] named = {"it", new Object(), "thread", Thread.currentThread()};
        hold(named[1], named);
    }
}
