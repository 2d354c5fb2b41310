// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Other constants, one of which is made a dynamic one. */
public class Computed {
    private Computed() {
    }

    static Object shift() {
        return java.util.Arrays.asList(3.25, 70000, new java.util.BitSet(5));
    }

    public static Object value() {
        return "new";
    }

    public static String text() {
        return "new text with " + value() + " and " + (value() == value());
    }
}
