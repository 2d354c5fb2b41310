// SPDX-License-Identifier: Apache-2.0
package classes;

import java.util.function.Supplier;

/** Makes an object of a lambda expression when it is initialized. */
final class ArchivedUse {
    static final Supplier<String> MADE = () -> "made";
    static final String TEXT = "text of an archived class";

    static {
        MADE.get();
    }

    private ArchivedUse() {
    }

    static Object made() {
        return MADE;
    }
}
