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
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9),
            Math.max(2, Runtime.getRuntime().availableProcessors()), Thread.State.NEW);
    }

    public static String text() {
        return "new " + java.util.Arrays.toString(values()) + valueOf("SECOND").ordinal()
            + FIRST.act() + SECOND.act() + (valueOf("FIRST") == FIRST);
    }
}
