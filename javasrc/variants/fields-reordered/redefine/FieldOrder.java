// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The same fields in the opposite order. The number is one of five digits. */
class FieldOrder {
    int four = 4;
    int three = 3;

    static final FieldOrder KEPT = new FieldOrder();
    static int two = 2;
    static int one = 1;

    /** All of them, read by this version. */
    static int number() {
        return 10000 + 1000 * one + 100 * two + 10 * KEPT.three + KEPT.four;
    }
}
