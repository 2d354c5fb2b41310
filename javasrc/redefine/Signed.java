// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.List;
import java.util.Map;

/** A generic class with generic members and variables, and with one of each that is not. */
public class Signed<T extends Comparable<T>> extends Base implements Shape {
    static final long LARGE = 1L << 41;
    static Map<String, ? super Integer> shared;
    T own;
    int plain;

    static Object shift() {
        return "none";
    }

    static <N extends Number> int count(List<? extends N> list, int number) {
        Map<N, String> map = null;
        return list == null ? number : map == null ? 1 : 2;
    }

    static int bare(int number) {
        return number;
    }

    public static String text() {
        return "old " + count(null, 3) + LARGE + bare(4);
    }
}
