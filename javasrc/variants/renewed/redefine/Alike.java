// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.function.Supplier;

/** All constants but those of the method same are others. */
public class Alike {
    private static final String HUNDRED =
        "0123456789" + "0123456789" + "0123456789" + "0123456789" + "0123456789"
        + "0123456789" + "0123456789" + "0123456789" + "0123456789" + "0123456789";
    private static int one = 1;
    private static int two = 2;

    private Alike() {
    }

    /** The constants differ in the end alone. */
    static String text(Runnable action) {
        action.run();
        return HUNDRED + HUNDRED + HUNDRED + "new";
    }

    static int whole(Runnable action) {
        action.run();
        return 70002;
    }

    static float fraction(Runnable action) {
        action.run();
        return 2.5f;
    }

    static long large(Runnable action) {
        action.run();
        return 50000000002L;
    }

    /** Only the upper half of its constant is another one. */
    static long higher(Runnable action) {
        action.run();
        return 8589934594L;
    }

    /** Only the lower half of its constant is another one. */
    static double finer(Runnable action) {
        action.run();
        return 1.1000000000000003;
    }

    static double precise(Runnable action) {
        action.run();
        return 2.25;
    }

    static Object type(Runnable action) {
        action.run();
        return Object.class;
    }

    static int field(Runnable action) {
        action.run();
        return two;
    }

    static int call(Runnable action) {
        action.run();
        return other();
    }

    static Supplier<Integer> reference(Runnable action) {
        action.run();
        return Alike::other;
    }

    static boolean cast(Runnable action, Object object) {
        action.run();
        return object instanceof Integer;
    }

    static int overload(Runnable action) {
        action.run();
        return chosen((Object) "text");
    }

    /** Only the class of the method is another one. */
    static int methodOfClass(Runnable action) {
        action.run();
        return StrictMath.abs(-one);
    }

    /** Only the class of the field is another one. */
    static Object fieldOfClass(Runnable action) {
        action.run();
        return Integer.TYPE;
    }

    static String same(Runnable action) {
        action.run();
        return "same" + 70001 + 1.5f + two;
    }

    private static int first() {
        return one;
    }

    private static int other() {
        return two;
    }

    private static int chosen(Object text) {
        return 1;
    }

    private static int chosen(String text) {
        return 2;
    }

    static int unused() {
        return other() + chosen((Object) "");
    }
}
