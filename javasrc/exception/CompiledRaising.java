// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;
import java.util.function.IntUnaryOperator;

/**
 * Methods that catch what one of their instructions throws by itself. Each has run often, and has
 * thrown every other time, when the probe is called; after it each throws twice. Tests rely on the
 * instructions that these methods compile to.
 */
final class CompiledRaising {
    private static final Object[] STRINGS = new String[1];

    // Not final, so that no compiler knows its length: the tests are about events, not about constants.
    private static int[] ints = new int[3];

    private int number = 1;

    private CompiledRaising() {
    }

    /** idiv 2, handler at 4. */
    static int divide(int a, int b) {
        try {
            return a / b;
        } catch (ArithmeticException e) {
            return -1;
        }
    }

    /** arraylength 1, handler at 3. */
    static int length(int[] a) {
        try {
            return a.length;
        } catch (NullPointerException e) {
            return -1;
        }
    }

    /** iaload 2, handler at 4. */
    static int element(int[] a, int i) {
        try {
            return a[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }

    /** aastore 3, handler at 6. */
    static int store(Object[] a, Object value) {
        try {
            a[0] = value;
            return 1;
        } catch (ArrayStoreException e) {
            return -1;
        }
    }

    /** checkcast 1, handler at 8. */
    static int cast(Object o) {
        try {
            return ((CompiledRaising) o).get();
        } catch (ClassCastException e) {
            return -1;
        }
    }

    /** newarray 1, handler at 5. */
    static int make(int n) {
        try {
            return new byte[n].length;
        } catch (NegativeArraySizeException e) {
            return -1;
        }
    }

    /** getfield 1, handler at 5. */
    static int read(CompiledRaising object) {
        try {
            return object.number;
        } catch (NullPointerException e) {
            return -1;
        }
    }

    /** invokevirtual 1, handler at 5. */
    static int invoke(CompiledRaising object) {
        try {
            return object.get();
        } catch (NullPointerException e) {
            return -1;
        }
    }

    int get() {
        return number;
    }

    /** Calls that throw with 0, and return with 1. Of so many kinds, they stay calls. */
    private static IntUnaryOperator[] calls() {
        CompiledRaising object = new CompiledRaising();
        return new IntUnaryOperator[] {
            n -> divide(1, n),
            n -> length(n == 0 ? null : ints),
            n -> element(ints, n == 0 ? 3 : 0),
            n -> store(STRINGS, n == 0 ? object : "text"),
            n -> cast(n == 0 ? STRINGS : object),
            n -> make(n == 0 ? -1 : n),
            n -> read(n == 0 ? null : object),
            n -> invoke(n == 0 ? null : object),
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
