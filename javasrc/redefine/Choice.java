// SPDX-License-Identifier: Apache-2.0
package redefine;

/** An enumeration whose constants have bodies and arguments. */
public enum Choice {
    FIRST("one") {
        @Override
        String act() {
            return "first of " + argument();
        }
    },
    SECOND("two");

    private final String argument;

    Choice(String argument) {
        this.argument = argument;
    }

    String argument() {
        return argument;
    }

    String act() {
        return "second of " + argument;
    }

    static Object shift() {
        return "none";
    }

    public static String text() {
        return "old " + java.util.Arrays.toString(values()) + valueOf("SECOND").ordinal()
            + FIRST.act() + SECOND.act() + (valueOf("FIRST") == FIRST);
    }
}
