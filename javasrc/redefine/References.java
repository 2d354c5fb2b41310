// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.function.Function;
import java.util.function.Supplier;

/** References to methods. The variant has them in another order, and others with other types. */
public class References {
    static Object shift() {
        return "none";
    }

    private static String one() {
        return "one";
    }

    private static String two() {
        return "two";
    }

    public static String text() {
        Supplier<String> first = References::one;
        Supplier<String> second = References::two;
        Function<String, Integer> number = Integer::valueOf;
        return "old " + first.get() + ", " + second.get() + ", " + number.apply("7") + ", "
            + number.apply("8");
    }
}
