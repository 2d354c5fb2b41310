// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.concurrent.TimeUnit;

/** The same elements, and more constants before their defaults. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Defaulted {
    String[] ahead() default {"new", "p", "q", "r", "s", "t"};

    byte small() default 2;

    char letter() default 'n';

    short brief() default 301;

    int whole() default 80001;

    long large() default 60000000001L;

    float fraction() default 2.5f;

    double precise() default 2.25;

    boolean truth() default true;

    String text() default "new text";

    TimeUnit unit() default TimeUnit.HOURS;

    Class<?> type() default Runnable.class;

    Note note() default @Note("new note");

    Note[] notes() default {@Note("new first"), @Note("new second")};

    int[] numbers() default {80002, 80003, 80004};

    String nothing();
}
