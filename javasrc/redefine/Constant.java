// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Static fields that the class file gives their values. */
public class Constant {
    static final int NUMBER = 100005;
    static final long LARGE = 5L << 33;
    static final String WORD = "five";
    static final double PRECISE = 5.5;

    private Constant() {
    }

    static int number() {
        return 1;
    }
}
