// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;

/**
 * After the probe a class is used whose initializer throws, and used again. Tests rely on the
 * instructions that these methods compile to.
 */
final class Initializing {
    private Initializing() {
    }

    /** It throws: invokestatic 0, putstatic 3. */
    static final class Failing {
        static final int VALUE = value();

        private Failing() {
        }

        /** new 0, dup, invokespecial 4, athrow 7. */
        private static int value() {
            throw new IllegalStateException();
        }

        static void touch() {
        }
    }

    /** invokestatic 0, return; handler: astore_0 6. */
    static void use() {
        try {
            Failing.touch();
        } catch (LinkageError e) {
            Agent.say("caught " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        use();
        use();
    }
}
