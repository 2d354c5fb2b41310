// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;

/** Variables of types that values fit as subclasses, as implementors, and as arrays. */
final class Assignable {
    interface Top {
    }

    interface Middle extends Top {
    }

    static class First {
    }

    static class Second extends First implements Middle {
    }

    static class Third extends Second {
    }

    static class Fourth extends Third {
    }

    static final class Fifth extends Fourth {
    }

    private Assignable() {
    }

    /** Slots: 0 values, 1 any, 2 first, 3 fourth, 4 top, 5 middle, 6 objects, 7 rows, 8 cloneable. */
    static void run(Object[] values) {
        Object any = null;
        First first = null;
        Fourth fourth = null;
        Top top = null;
        Middle middle = null;
        Object[] objects = null;
        Object[] rows = null;
        Cloneable cloneable = null;
        Agent.probe(values);
        Agent.say("object: " + (any == values[0] && first == values[0] && fourth == values[0]
                && top == values[0] && middle == values[0]));
        Agent.say("arrays: " + (objects == values[1] && rows == values[2] && cloneable == values[1]));
    }

    public static void main(String[] args) {
        run(new Object[] {new Fifth(), new String[0], new int[0][]});
    }
}
