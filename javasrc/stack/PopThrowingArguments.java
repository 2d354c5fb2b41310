// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/**
 * After a probe with the class, a method throws when it runs first, and returns its last argument when
 * it runs again. The variant is the kind of that argument, or "virtual" for the method of an object.
 */
final class PopThrowingArguments {
    private static String variant;
    private static int runs;

    private PopThrowingArguments() {
    }

    private static String call(RuntimeException thrown, int last) {
        if (++runs == 1) {
            throw thrown;
        }
        return "int " + last;
    }

    private static String call(RuntimeException thrown, long last) {
        if (++runs == 1) {
            throw thrown;
        }
        return "long " + last;
    }

    private static String call(RuntimeException thrown, String last) {
        if (++runs == 1) {
            throw thrown;
        }
        return "text " + last;
    }

    private String callOn(RuntimeException thrown, String last) {
        if (++runs == 1) {
            throw thrown;
        }
        return "virtual " + last;
    }

    private static String call() {
        RuntimeException thrown = new IllegalStateException();
        switch (variant) {
        case "int":
            return call(thrown, 42);
        case "long":
            return call(thrown, 1L << 40);
        case "text":
            return call(thrown, "last");
        default:
            return new PopThrowingArguments().callOn(thrown, "last");
        }
    }

    public static void main(String[] args) {
        Agent.probe(PopThrowingArguments.class);
        Agent.say(call() + ", runs " + runs);
    }
}
