// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A loop that runs long enough to be compiled while it runs. */
final class Looping {
    static final int HALF = 200_000;

    private Looping() {
    }

    static int step(int i) {
        return i & 1;
    }

    static String loop(Runnable atHalf) {
        int sum = 0;
        for (int i = 1; i <= 2 * HALF; i++) {
            sum += step(i);
            if (i == HALF) {
                atHalf.run();
            }
        }
        return "old " + sum;
    }
}
