// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;

/**
 * Classes whose superclass or interface could not be initialized; an interface without a method of
 * its own is not initialized with its class. Subjects of the probe: Failed, its subclass, Face, the
 * class that implements it, Quiet, the class that implements that.
 */
final class FailedSupertypes {
    private static boolean fails = true;

    private FailedSupertypes() {
    }

    static int fail() {
        if (fails) {
            throw new IllegalStateException("on purpose");
        }
        return 1;
    }

    /** A class whose initializer fails. */
    static class Failed {
        static int value = fail();
    }

    /** Its subclass. */
    static final class Sub extends Failed {
        static int count = 1;
    }

    /** An interface whose initializer fails, with a method that makes it be initialized. */
    interface Face {
        int VALUE = fail();

        default int method() {
            return VALUE;
        }
    }

    /** A class that implements it. */
    static final class Faced implements Face {
        static int count = 1;
    }

    /** An interface whose initializer would fail, without such a method. */
    interface Quiet {
        int VALUE = fail();

        int method();
    }

    /** A class that implements it. */
    static final class Still implements Quiet {
        static int count = 1;

        @Override
        public int method() {
            return count;
        }
    }

    private static void use(Runnable user) {
        try {
            user.run();
            Agent.say("used");
        } catch (LinkageError e) {
            Agent.say("failed");
        }
    }

    public static void main(String[] args) {
        use(() -> Sub.count++);
        use(() -> Faced.count++);
        use(() -> Still.count++);
        Agent.probe(new Class<?>[] {Failed.class, Sub.class, Face.class, Faced.class, Quiet.class,
            Still.class});
    }
}
