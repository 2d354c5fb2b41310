// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.List;

/** A record whose components have types with an annotation. */
public record AnnotatedComponents(@Note("component") String name, List<@Note("element") String> more) {
    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9), Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    public static String text() {
        Note note =
            AnnotatedComponents.class.getRecordComponents()[0].getAnnotatedType().getAnnotation(Note.class);
        return "new " + new AnnotatedComponents("x", List.of("y")) + " " + note.value();
    }
}
