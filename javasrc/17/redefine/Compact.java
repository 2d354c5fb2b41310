// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A record whose class file has the names of its constructor's parameters. */
public record Compact(String first, long second) {
    static Object shift() {
        return "none";
    }

    public Compact {
        if (second < 0) {
            throw new IllegalArgumentException("old negative");
        }
    }

    public static String text() {
        StringBuilder text = new StringBuilder("old");
        for (var parameter : Compact.class.getDeclaredConstructors()[0].getParameters()) {
            text.append(' ').append(parameter.getName()).append(' ')
                .append(parameter.isNamePresent());
        }
        return text.toString();
    }
}
