// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;

/** Class initializers that run for an instruction of each kind, after the probe. */
final class Initializers {
    private Initializers() {
    }

    /** For new. */
    static final class ForNew {
        static {
            Agent.say("initializer for new");
        }
    }

    /** For getstatic. */
    static final class ForField {
        static int value;

        static {
            Agent.say("initializer for getstatic");
        }
    }

    /** For invokestatic. */
    static final class ForMethod {
        static {
            Agent.say("initializer for invokestatic");
        }

        static int method() {
            return 1;
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Object object = new ForNew();
        int sum = ForField.value + ForMethod.method();
        Agent.say("done: " + (object != null && sum == 1));
    }
}
