// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The zeros have the other sign. */
@interface SignedDefaults {
    float fraction() default -0.0f;

    double number() default -0.0;

    double[] numbers() default {-0.0, 0.0};

    float otherFraction() default 0.0f;

    int whole() default 70002;
}
