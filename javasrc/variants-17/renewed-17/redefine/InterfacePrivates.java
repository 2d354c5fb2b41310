// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.function.Supplier;

/** An interface with private methods and lambda expressions. */
public interface InterfacePrivates {
    InterfacePrivates KEPT = new InterfacePrivates() { };
    Supplier<String> CAPTURING = KEPT.capturing("!");
    Supplier<String> REFERRING = KEPT.referring();

    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25);
    }

    private String own(String tail) {
        return "new own" + tail;
    }

    private static String shared(String tail) {
        return "new shared" + tail;
    }

    default String defaultText() {
        return own("?") + shared("?");
    }

    default Supplier<String> capturing(String tail) {
        return () -> own(tail) + "new lambda" + shared(tail);
    }

    default Supplier<String> referring() {
        return this::defaultText;
    }

    static String text() {
        return "new: " + KEPT.defaultText() + "; " + CAPTURING.get() + "; " + REFERRING.get() + "; "
            + KEPT.capturing(".").get() + "; " + new InterfacePrivates() { }.defaultText();
    }
}
