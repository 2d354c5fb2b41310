// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A record with annotations that are in the class file only, and those that are not. */
public record RecordAnnotations(@Hush.Mark("component") @Hush.Type("type") @Label String name,
        Object more) {
    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9), Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    public static String text() {
        return "new " + new RecordAnnotations("x", 4L) + " "
            + RecordAnnotations.class.getRecordComponents()[0].getAnnotations().length;
    }
}

/** Annotations that no running program sees. */
interface Hush {
    /** Of declarations. */
    @Retention(RetentionPolicy.CLASS)
    @interface Mark {
        String value();
    }

    /** Of types. */
    @Retention(RetentionPolicy.CLASS)
    @Target(ElementType.TYPE_USE)
    @interface Type {
        String value();
    }
}
