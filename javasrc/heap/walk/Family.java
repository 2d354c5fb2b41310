// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** A class with a superclass and interfaces, direct and not, and one object of it. */
final class Family {
    interface Distant {
    }

    interface Trait extends Distant {
    }

    interface Mark {
    }

    interface Other {
    }

    static class Parent implements Other {
        static Object ofParent = new Object();
        Object inherited = new Object();
        int number = 1;
        Object nothing;
    }

    static class Child extends Parent implements Trait, Mark {
        static Object ofChild = new Object();
        static Object none;
        static Object again = ofChild;
        private final Object own = new Object();
        final Object self = this;

        Object own() {
            return own;
        }
    }

    private Family() {
    }

    public static void main(String[] args) {
        Child child = new Child();
        Agent.probe(new Object[] {
            "child", child,
            "Child", Child.class,
            "Parent", Parent.class,
            "Trait", Trait.class,
            "Distant", Distant.class,
            "Mark", Mark.class,
            "Other", Other.class,
            "Object", Object.class,
            "inherited", child.inherited,
            "own", child.own(),
            "of Parent", Parent.ofParent,
            "of Child", Child.ofChild,
        });
    }
}
