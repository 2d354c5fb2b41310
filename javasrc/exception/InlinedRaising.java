// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;
import java.util.function.IntUnaryOperator;

/**
 * Small methods one of whose instructions throws by itself, and methods that call these, which a compiler
 * makes one of, and catch it. Each has run often, and has thrown every other time, when the probe is called; after
 * it each throws twice. Tests rely on the instructions that these methods compile to.
 */
final class InlinedRaising {
    // Not final, so that no compiler knows its length: the tests are about events, not about constants.
    private static int[] ints = new int[3];

    private InlinedRaising() {
    }

    /** idiv 2. */
    static int quotient(int a, int b) {
        return a / b;
    }

    /** invokestatic 2, handler at 6. */
    static int divide(int a, int b) {
        try {
            return quotient(a, b);
        } catch (ArithmeticException e) {
            return -1;
        }
    }

    /** arraylength 1. */
    static int size(int[] a) {
        return a.length;
    }

    /** invokestatic 1, handler at 5. */
    static int length(int[] a) {
        try {
            return size(a);
        } catch (NullPointerException e) {
            return -1;
        }
    }

    /** iaload 2. */
    static int at(int[] a, int i) {
        return a[i];
    }

    /** invokestatic 2. */
    static int through(int[] a, int i) {
        return at(a, i);
    }

    /** invokestatic 2, handler at 6. */
    static int element(int[] a, int i) {
        try {
            return through(a, i);
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }

    /** Calls that throw with 0, and return with 1. Of so many kinds, they stay calls. */
    private static IntUnaryOperator[] calls() {
        return new IntUnaryOperator[] {
            n -> divide(1, n),
            n -> length(n == 0 ? null : ints),
            n -> element(ints, n == 0 ? 3 : 0),
        };
    }

    public static void main(String[] args) {
        IntUnaryOperator[] calls = calls();
        int sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 20000; i++) {
            for (IntUnaryOperator call : calls) {
                sum += call.applyAsInt(i % 2);
            }
        }
        Agent.say("computed " + sum);
        Agent.probe(null);
        for (IntUnaryOperator call : calls) {
            Agent.say("result " + call.applyAsInt(0));
            Agent.say("again " + call.applyAsInt(0));
        }
    }
}
