// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;
import classfile.OwnFields;

/** Instances of a class, its superclass, its subclass, and arrays of them. */
final class Subclasses {
    interface Trait {
        int WEIGHT = Integer.parseInt("7");
    }

    static class Parent {
        int ofParent = 1;
    }

    static class Child extends Parent implements Trait {
        int ofChild = 2;
    }

    static final class Grandchild extends Child {
        int ofGrandchild = 3;
    }

    static final Object[] OBJECTS = {
        new Parent(), new Child(), new Grandchild(),
        new Parent[1], new Child[2], new Grandchild[3], new Child[4][0], new Trait[5],
    };

    private Subclasses() {
    }

    public static void main(String[] args) {
        OwnFields.need(Parent.class, Child.class, Grandchild.class);
        Agent.probe(OBJECTS);
    }
}
