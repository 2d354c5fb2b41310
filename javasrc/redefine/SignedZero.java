// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Has zeros among its constants. In the variant the methods return the negative ones. */
final class SignedZero {
    static final double ZERO = 0.0;
    static final float ZERO_FRACTION = 0.0f;

    private SignedZero() {
    }

    static double number() {
        return 1.5;
    }

    static float fraction() {
        return 1.5f;
    }
}
