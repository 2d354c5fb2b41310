// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.function.Supplier;

/** Another order of the constants in its method, and more of them. */
class Referring extends Called implements DefaultInherited {
    private static int number = 70001;
    private String text = "field new";

    private static String own() {
        return "own";
    }

    private String hidden() {
        return "hidden";
    }

    String all(Object object, CalledInterface same, Runnable action) {
        String first = Integer.toString(object.hashCode() * 0).concat("new").trim()
            + (60000000001L - number) + (object instanceof Integer) + Integer.class.getName().length()
            + new Long[2].length + DefaultInherited.super.grow().length() + super.defaultOne().isEmpty();
        Supplier<String> reference = Called::ofClass;
        action.run();
        text = first + reference.get() + super.abstractOne() + same.defaultOne() + same.abstractOne()
            + super.overridden() + overridden() + hidden() + own() + 2.5f + 70003 + number;
        return text;
    }
}
