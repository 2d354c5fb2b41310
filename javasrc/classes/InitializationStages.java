// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;

/** Classes at stages of their lives: initialized, being initialized, failed, and never used. */
final class InitializationStages {
    private InitializationStages() {
    }

    /** A class that is initialized. */
    static final class Used {
        static int value = 1;
    }

    /** A class that is observed from its own static initializer. */
    static final class InProgress {
        static int value = probe();

        private static int probe() {
            Agent.say("in the static initializer");
            Agent.probe(InProgress.class);
            return 1;
        }
    }

    /** A class whose static initializer fails. */
    static final class Failed {
        static int value = fail();

        private static int fail() {
            throw new IllegalStateException("on purpose");
        }
    }

    /** A class that is loaded and never used. */
    static final class Unused {
        static int value = 1;
    }

    public static void main(String[] args) {
        int sum = Used.value;
        Agent.say("initialized");
        Agent.probe(Used.class);
        sum += InProgress.value;
        try {
            sum += Failed.value;
        } catch (ExceptionInInitializerError e) {
            Agent.say("initializer failed");
            Agent.probe(Failed.class);
        }
        Agent.say("never used, sum " + sum);
        Agent.probe(Unused.class);
    }
}
