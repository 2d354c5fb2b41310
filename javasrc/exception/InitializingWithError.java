// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;

/**
 * After the probe a class is used whose initializer throws an error. Tests rely on the
 * instructions that these methods compile to.
 */
final class InitializingWithError {
    private static final AssertionError ERROR = new AssertionError("thrown by the initializer");

    private InitializingWithError() {
    }

    /** It throws: invokestatic 0, putstatic 3. */
    static final class Failing {
        static final int VALUE = value();

        private Failing() {
        }

        /** invokestatic 0 (the error), athrow 3. */
        private static int value() {
            throw error();
        }

        static void touch() {
        }
    }

    static AssertionError error() {
        return ERROR;
    }

    /** invokestatic 0, return; handler: astore_0 6 (behind goto 3). */
    static void use() {
        try {
            Failing.touch();
        } catch (AssertionError e) {
            Agent.say("caught " + e);
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        use();
    }
}
