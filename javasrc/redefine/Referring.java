// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.function.Supplier;

/** A method that names constants of each kind. In the variant it names others, more, and in another order. */
class Referring extends Called implements DefaultInherited {
    private static int number = 70001;
    private String text = "field old";

    private static String own() {
        return "own";
    }

    private String hidden() {
        return "hidden";
    }

    String all(Object object, CalledInterface same, Runnable action) {
        action.run();
        Supplier<String> reference = Referring::own;
        text = "old " + number + 70002 + 1.5f;
        return text + own() + hidden() + overridden() + super.overridden() + same.abstractOne()
            + same.defaultOne() + super.defaultOne() + DefaultInherited.super.grow() + reference.get()
            + String.class.getSimpleName() + new Object[1].length + (object instanceof String)
            + (50000000001L + number);
    }
}
