// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A record whose components have an annotation. */
public record Labelled(@Label(name = "component", more = {"a", "b"}) String name, int size) {
    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9), Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    public static String text() {
        Label label = Labelled.class.getRecordComponents()[0].getAnnotation(Label.class);
        return "new " + new Labelled("x", 3) + " " + label.name() + label.more().length
            + Labelled.class.getRecordComponents()[1].getAnnotations().length;
    }
}
