// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.function.Supplier;

/** An interface with private methods and lambda expressions. */
public interface InterfacePrivates {
    InterfacePrivates KEPT = new InterfacePrivates() { };
    Supplier<String> CAPTURING = KEPT.capturing("!");
    Supplier<String> REFERRING = KEPT.referring();

    static Object shift() {
        return "none";
    }

    private String own(String tail) {
        return "old own" + tail;
    }

    private static String shared(String tail) {
        return "old shared" + tail;
    }

    default String defaultText() {
        return own("?") + shared("?");
    }

    default Supplier<String> capturing(String tail) {
        return () -> own(tail) + "old lambda" + shared(tail);
    }

    default Supplier<String> referring() {
        return this::defaultText;
    }

    static String text() {
        return "old: " + KEPT.defaultText() + "; " + CAPTURING.get() + "; " + REFERRING.get() + "; "
            + KEPT.capturing(".").get() + "; " + new InterfacePrivates() { }.defaultText();
    }
}
