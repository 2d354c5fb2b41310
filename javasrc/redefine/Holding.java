// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Methods that need their object again after the action, and report their version then. */
public class Holding {
    private static volatile Object kept;

    private Holding() {
    }

    static String first(Object held, Runnable action) {
        action.run();
        kept = held;
        return "old";
    }

    static String second(Object held, Runnable action) {
        action.run();
        kept = held;
        return "old";
    }

    static String third(Object held, Runnable action) {
        action.run();
        kept = held;
        return "old";
    }

    static String fourth(Object held, Runnable action) {
        action.run();
        kept = held;
        return "old";
    }

    static String fifth(Object held, Runnable action) {
        action.run();
        kept = held;
        return "old";
    }

    static String sixth(Object held, Runnable action) {
        action.run();
        kept = held;
        return "old";
    }
}
