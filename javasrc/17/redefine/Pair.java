// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.List;

/** A record without annotations; its components are generic. */
public record Pair<T extends Comparable<T>>(T first, List<? super T> second) {
    static final int MOST = 1 << 17;

    static Object shift() {
        return "none";
    }

    public Pair {
        if (first == null) {
            throw new IllegalArgumentException("old null");
        }
    }

    public static String text() {
        Pair<String> pair = new Pair<>("old", List.of("x"));
        String refused = "";
        try {
            new Pair<String>(null, null);
        } catch (IllegalArgumentException e) {
            refused = e.getMessage();
        }
        return pair + " " + pair.equals(new Pair<>("old", List.of("x"))) + " "
            + (pair.hashCode() == new Pair<>("old", List.of("x")).hashCode()) + " " + refused + " "
            + Pair.class.getRecordComponents()[1].getGenericSignature() + " " + MOST;
    }
}
