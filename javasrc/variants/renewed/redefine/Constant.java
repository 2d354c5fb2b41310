// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Static fields that the class file gives other values. */
public class Constant {
    static final int NUMBER = 100006;
    static final long LARGE = 6L << 33;
    static final String WORD = "six";
    static final double PRECISE = 6.6;

    private Constant() {
    }

    static int number() {
        return 2;
    }
}
