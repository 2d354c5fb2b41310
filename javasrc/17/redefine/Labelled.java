// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A record whose components have an annotation. */
public record Labelled(@Label(name = "component", more = {"a", "b"}) String name, int size) {
    static Object shift() {
        return "none";
    }

    public static String text() {
        Label label = Labelled.class.getRecordComponents()[0].getAnnotation(Label.class);
        return "old " + new Labelled("x", 3) + " " + label.name() + label.more().length
            + Labelled.class.getRecordComponents()[1].getAnnotations().length;
    }
}
