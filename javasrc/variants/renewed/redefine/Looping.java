// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Larger steps, and a loop of one of them. */
final class Looping {
    static final int HALF = 200_000;

    private Looping() {
    }

    static int step(int i) {
        return (i & 1) * 10;
    }

    static String loop(Runnable atHalf) {
        return "new " + step(1);
    }
}
