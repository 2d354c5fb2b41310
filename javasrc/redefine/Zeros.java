// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Both zeros among the constants, and methods that return constants of which not all equal themselves. */
final class Zeros {
    static final double ZERO = 0.0;
    static final float ZERO_FRACTION = 0.0f;

    private Zeros() {
    }

    static double negative(Runnable action) {
        action.run();
        return -0.0;
    }

    static float negativeFraction(Runnable action) {
        action.run();
        return -0.0f;
    }

    static double undefined(Runnable action) {
        action.run();
        return Double.NaN;
    }

    static float undefinedFraction(Runnable action) {
        action.run();
        return Float.NaN;
    }
}
