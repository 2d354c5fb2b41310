// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/**
 * Recursive methods of each type of result. That of the test's case is called with 2 between two
 * probes. Tests rely on their instructions: the one after the invoke is at 11 in voidResult, and at 12
 * in the others.
 */
final class DescendingTypes {
    private static String variant;
    private static int ends;

    private DescendingTypes() {
    }

    static void voidResult(int n) {
        if (n == 0) {
            return;
        }
        voidResult(n - 1);
        ends++;
    }

    static int intResult(int n) {
        if (n == 0) {
            return 1;
        }
        return intResult(n - 1) + 1;
    }

    static long longResult(int n) {
        if (n == 0) {
            return 1;
        }
        return longResult(n - 1) + 1;
    }

    static float floatResult(int n) {
        if (n == 0) {
            return 1;
        }
        return floatResult(n - 1) + 1;
    }

    static double doubleResult(int n) {
        if (n == 0) {
            return 1;
        }
        return doubleResult(n - 1) + 1;
    }

    static Object objectResult(int n) {
        if (n == 0) {
            return null;
        }
        return objectResult(n - 1);
    }

    private static String call(String type) {
        switch (type) {
        case "void":
            voidResult(2);
            return "ends " + ends;
        case "int":
            return "result " + intResult(2);
        case "long":
            return "result " + longResult(2);
        case "float":
            return "result " + (int) floatResult(2);
        case "double":
            return "result " + (int) doubleResult(2);
        default:
            return "result is the class: " + (objectResult(2) == DescendingTypes.class);
        }
    }

    public static void main(String[] args) {
        Agent.probe(DescendingTypes.class);
        Agent.say(call(variant));
        Agent.probe(null);
    }
}
