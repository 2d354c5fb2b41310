// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Methods that are replaced while they run. In the variants all their code has other locations. */
final class Framed {
    private Framed() {
    }

    /** The same in all variants. */
    static void mark() {
    }

    static String variables(int start) {
        int i = start + 1;
        long j = 2L * i;
        Object pair = "pair";
        mark();
        return start + " " + i + " " + j + " " + pair;
    }

    static int number(int start) {
        int i = start + 1;
        mark();
        i = i * 3;
        return i;
    }

    static int inner(int start) {
        mark();
        return start + 1;
    }

    static int outer(int start) {
        int i = inner(start);
        return i * 3;
    }

    static void fail() {
        throw new IllegalStateException();
    }

    static int caught(int start) {
        int i = start;
        try {
            fail();
            i += 1;
        } catch (IllegalStateException e) {
            i += 10;
        }
        return i;
    }
}
