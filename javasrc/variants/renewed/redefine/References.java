// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/** References to methods. */
public class References {
    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9),
            Math.max(2, Runtime.getRuntime().availableProcessors()), Thread.State.NEW);
    }

    private static String one() {
        return "one";
    }

    private static String two() {
        return "two";
    }

    public static String text() {
        ToLongFunction<String> number = Long::parseLong;
        Supplier<String> second = References::two;
        IntBinaryOperator larger = Math::max;
        Supplier<String> first = References::one;
        return "new " + first.get() + ", " + second.get() + ", " + number.applyAsLong("7") + ", "
            + larger.applyAsInt(8, 5);
    }
}
