// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Has zeros as defaults of its elements. In the variant they are the ones of the other sign. */
@interface SignedDefaults {
    float fraction() default 0.0f;

    double number() default 0.0;

    double[] numbers() default {0.0, -0.0};

    float otherFraction() default -0.0f;

    int whole() default 70001;
}
