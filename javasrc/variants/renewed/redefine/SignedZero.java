// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The methods return negative zeros. */
final class SignedZero {
    static final double ZERO = 0.0;
    static final float ZERO_FRACTION = 0.0f;

    private SignedZero() {
    }

    static double number() {
        return -0.0;
    }

    static float fraction() {
        return -0.0f;
    }
}
