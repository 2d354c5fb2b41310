// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.List;
import java.util.Map;

/** Other names and types of variables. */
public class Signed<T extends Comparable<T>> extends Base implements Shape {
    static final long LARGE = 1L << 41;
    static Map<String, ? super Integer> shared;
    T own;
    int plain;

    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9),
            Math.max(2, Runtime.getRuntime().availableProcessors()), Thread.State.NEW);
    }

    static <N extends Number> int count(List<? extends N> items, int amount) {
        Map<String, N> names = null;
        return items == null ? amount : names == null ? 1 : 2;
    }

    static int bare(int number) {
        return number;
    }

    public static String text() {
        return "new " + count(null, 3) + LARGE + bare(4);
    }
}
