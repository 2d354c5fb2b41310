// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.concurrent.TimeUnit;

/** An annotation with an element of every kind. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Label {
    String name() default "default";

    int number() default 17;

    double ratio() default 1.5;

    Class<?> type() default Object.class;

    TimeUnit unit() default TimeUnit.DAYS;

    String[] more() default {};

    Note note() default @Note("default");
}
