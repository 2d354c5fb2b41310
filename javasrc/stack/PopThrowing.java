// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/**
 * After the probe, a method throws when it runs first, in the variant that the agent has named:
 * "thrown", "raised" by the instruction itself, or "caught-within" and "at-catch", which the method
 * catches, to return -1. Reports how often it ran.
 */
final class PopThrowing {
    private static String variant;
    private static int runs;

    private PopThrowing() {
    }

    private static int call(int value, RuntimeException thrown) {
        if (++runs > 1) {
            return value;
        }
        try {
            throw thrown;
        } catch (ArithmeticException e) {
            return -1;
        }
    }

    private static RuntimeException thrown() {
        switch (variant) {
        case "thrown":
            return new IllegalStateException();
        case "raised":
            return null;
        default:
            return new ArithmeticException();
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        try {
            Agent.say("caller got " + call(42, thrown()));
        } catch (IllegalStateException | NullPointerException e) {
            Agent.say("caller got an exception");
        }
        Agent.say("runs " + runs);
    }
}
