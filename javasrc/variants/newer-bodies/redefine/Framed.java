// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Short methods. */
final class Framed {
    private Framed() {
    }

    static void mark() {
    }

    static String variables(int start) {
        return "newer " + start;
    }

    static int number(int start) {
        return -1;
    }

    static int inner(int start) {
        return -2;
    }

    static int outer(int start) {
        return -3;
    }

    static void fail() {
    }

    static int caught(int start) {
        return -4;
    }
}
