// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** An object, an array and a class that refer to themselves and to another object by turns. */
final class SelfReferences {
    /** The class. */
    static final class OfClass {
        static Object first = OfClass.class;
        static Object second;
        static Object third = OfClass.class;
        static Object fourth;
        static Object fifth = OfClass.class;

        private OfClass() {
        }
    }

    private final Object first = this;
    private final Object second;
    private final Object third = this;
    private final Object fourth;
    private final Object fifth = this;

    private SelfReferences(Object other) {
        second = other;
        fourth = other;
    }

    private boolean isWhole() {
        return first == third && second == fourth && fifth == this;
    }

    public static void main(String[] args) {
        Object other = new Object();
        SelfReferences object = new SelfReferences(other);
        Object[] array = new Object[5];
        for (int i = 0; i < array.length; i++) {
            array[i] = i % 2 == 0 ? array : other;
        }
        OfClass.second = other;
        OfClass.fourth = other;
        if (object.isWhole()) {
            Agent.probe(new Object[] {
                "object", object, "array", array, "class", OfClass.class, "other", other});
        }
    }
}
