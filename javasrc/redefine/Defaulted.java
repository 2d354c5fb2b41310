// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.concurrent.TimeUnit;

/** An annotation with elements of every kind, whose defaults are others in the variant. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Defaulted {
    String[] ahead() default {"old"};

    byte small() default 1;

    char letter() default 'o';

    short brief() default 300;

    int whole() default 70001;

    long large() default 50000000001L;

    float fraction() default 1.5f;

    double precise() default 1.25;

    boolean truth() default false;

    String text() default "old text";

    TimeUnit unit() default TimeUnit.DAYS;

    Class<?> type() default String.class;

    Note note() default @Note("old note");

    Note[] notes() default {@Note("old first"), @Note("old second")};

    int[] numbers() default {70002, 70003};

    String nothing();
}
