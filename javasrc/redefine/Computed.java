// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Its text constants are made dynamic ones before it is loaded. */
public class Computed {
    private Computed() {
    }

    static Object shift() {
        return "none";
    }

    public static Object value() {
        return "old";
    }

    public static String text() {
        return "text with " + value() + " and " + (value() == value());
    }
}
