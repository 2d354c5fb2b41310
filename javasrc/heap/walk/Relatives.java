// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;
import classfile.OwnFields;

/** A class with a superclass, each with static and other primitive fields, an object of each. */
final class Relatives {
    static class Parent {
        static int count = 1;
        long width = 2;
    }

    static class Child extends Parent {
        static short number = 3;
        static double real = 4;
        char letter = '5';
    }

    private Relatives() {
    }

    public static void main(String[] args) {
        OwnFields.need(Parent.class, Child.class);
        Agent.probe(new Object[] {
            "parent", new Parent(),
            "child", new Child(),
            "children", new Child[7],
            "numbers", new int[9],
            "Parent", Parent.class,
            "Child", Child.class,
            "Child[]", Child[].class,
            "int[]", int[].class,
            "int", int.class,
            "Object", Object.class,
        });
    }
}
