// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;
import classfile.OwnFields;

/**
 * Probes classes with the same static fields in each state of a class: an array of the name of the
 * state, the class, and the object to which its static field refers once it is set.
 */
final class ClassStates {
    static final Object MADE = new ClassStates();

    private ClassStates() {
    }

    static final class Loaded {
        static long number = 3;
        static double fraction = 0.5;
        static Object made = MADE;
    }

    static final class Prepared {
        static long number = 3;
        static double fraction = 0.5;
        static Object made = MADE;
    }

    static final class Initializing {
        static long number = 3;
        static double fraction = 0.5;
        static Object made = MADE;

        static {
            probe("initializing", Initializing.class);
        }
    }

    static final class Initialized {
        static long number = 3;
        static double fraction = 0.5;
        static Object made = MADE;
    }

    static final class Failed {
        static long number = 3;
        static double fraction = 0.5;
        static Object made = MADE;

        static {
            if (number == 3) {
                throw new IllegalStateException("its initializer fails");
            }
        }
    }

    private static void probe(String state, Class<?> klass) {
        Agent.probe(new Object[] {state, klass, MADE});
    }

    public static void main(String[] args) {
        OwnFields.need(Initialized.class);
        probe("loaded", Loaded.class);
        // A JVM may link a class when its methods are asked for.
        Prepared.class.getDeclaredMethods();
        probe("prepared", Prepared.class);
        Initializing.number++;
        Initialized.number++;
        probe("initialized", Initialized.class);
        try {
            Failed.number++;
        } catch (ExceptionInInitializerError e) {
            probe("failed", Failed.class);
        }
    }
}
