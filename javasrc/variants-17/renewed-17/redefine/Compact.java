// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A record whose class file has the names of its constructor's parameters. */
public record Compact(String first, long second) {
    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9), Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    public Compact {
        if (second < 0) {
            throw new IllegalArgumentException("new negative");
        }
    }

    public static String text() {
        StringBuilder text = new StringBuilder("new");
        for (var parameter : Compact.class.getDeclaredConstructors()[0].getParameters()) {
            text.append(' ').append(parameter.getName()).append(' ')
                .append(parameter.isNamePresent());
        }
        return text.toString();
    }
}
