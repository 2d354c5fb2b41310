// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Another number, and the same fields. */
public class Constant {
    static final int NUMBER = 100005;
    static final long LARGE = 5L << 33;
    static final String WORD = "five";
    static final double PRECISE = 5.5;

    private Constant() {
    }

    static int number() {
        return 2;
    }
}
