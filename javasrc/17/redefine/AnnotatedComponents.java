// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.List;

/** A record whose components have types with an annotation. */
public record AnnotatedComponents(@Note("component") String name, List<@Note("element") String> more) {
    static Object shift() {
        return "none";
    }

    public static String text() {
        Note note =
            AnnotatedComponents.class.getRecordComponents()[0].getAnnotatedType().getAnnotation(Note.class);
        return "old " + new AnnotatedComponents("x", List.of("y")) + " " + note.value();
    }
}
