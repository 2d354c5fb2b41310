// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Other code, with other variables in other slots and on other lines. */
final class Framed {
    private Framed() {
    }


    static void mark() {
    }

    static String variables(int begin) {
        Object couple = "couple";
        int small = begin * 700;
        long large = 7L * small;
        mark();
        return "new " + begin + " " + couple + " " + small + " " + large;
    }

    static int number(int start) {
        mark();
        return start * 200 + 1;
    }

    static int inner(int start) {
        long large = start * 1000L;
        mark();
        return (int) large + 2;
    }

    static int outer(int start) {
        int i = start * 100;
        long j = i - 1L;
        return i + (int) j + inner(start);
    }

    static void fail() {
        Object message = "new";
        throw new IllegalStateException((String) message);
    }

    static int caught(int start) {
        int i = start * 500;
        long j = i + 7L;
        try {
            fail();
        } catch (IllegalStateException e) {
            i += (int) j;
        }
        return i;
    }
}
