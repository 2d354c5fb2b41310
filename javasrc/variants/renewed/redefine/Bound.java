// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Encloses the variant. */
public final class Bound {
    private Bound() {
    }

    /** The same native methods, other constants. */
    public static class Natives {
        static native int registered(int number);

        static native int missing();

        native int instance(int number);

        static Object shift() {
            return java.util.Arrays.asList("p", 70000, 3.25, new java.util.BitSet(9));
        }

        static String text() {
            try {
                return "new " + registered(6) + missing();
            } catch (UnsatisfiedLinkError e) {
                return "new " + registered(7) + new Natives().instance(7) + " and missing";
            }
        }
    }
}
