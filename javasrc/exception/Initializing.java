// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;

/**
 * After the probe a class or interface is used, according to the variant, whose initializer throws, or
 * that of its superclass or superinterface; and used again. Tests rely on the instructions that these
 * methods compile to.
 */
final class Initializing {
    private static String variant = "class";

    private Initializing() {
    }

    /** It throws: invokestatic 0, putstatic 3. */
    static class Failing {
        static final int VALUE = value();

        /** new 0, dup, invokespecial 4, athrow 7. */
        private static int value() {
            throw new IllegalStateException();
        }

        static void touch() {
        }
    }

    /** A subclass of it. */
    static final class Sub extends Failing {
        static void touch() {
        }
    }

    /** The same as an interface, which the initialization of a class includes for its default method. */
    interface FailingInterface {
        int VALUE = value();

        /** new 0, dup, invokespecial 4, athrow 7. */
        static int value() {
            throw new IllegalStateException();
        }

        static void touch() {
        }

        default void inherited() {
        }
    }

    /** A class that implements it. */
    static final class Implementing implements FailingInterface {
        static void touch() {
        }
    }

    private static void caught(LinkageError e) {
        Agent.say("caught " + e.getClass().getName());
    }

    /** invokestatic 0, return; handler: astore_0 6, as in the other three. */
    static void use() {
        try {
            Failing.touch();
        } catch (LinkageError e) {
            caught(e);
        }
    }

    static void useSubclass() {
        try {
            Sub.touch();
        } catch (LinkageError e) {
            caught(e);
        }
    }

    static void useInterface() {
        try {
            FailingInterface.touch();
        } catch (LinkageError e) {
            caught(e);
        }
    }

    static void useImplementing() {
        try {
            Implementing.touch();
        } catch (LinkageError e) {
            caught(e);
        }
    }

    private static void useVariant() {
        switch (variant) {
            case "class":
                use();
                break;
            case "subclass":
                useSubclass();
                break;
            case "interface":
                useInterface();
                break;
            default:
                useImplementing();
                break;
        }
    }

    public static void main(String[] args) {
        Agent.probe(Initializing.class);
        useVariant();
        useVariant();
    }
}
