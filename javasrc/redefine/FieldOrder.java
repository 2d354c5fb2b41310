// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Fields of one type, which the variant declares in the opposite order. */
class FieldOrder {
    static int one = 1;
    static int two = 2;
    static final FieldOrder KEPT = new FieldOrder();

    int three = 3;
    int four = 4;

    /** All of them, read by this version. */
    static int number() {
        return 1000 * one + 100 * two + 10 * KEPT.three + KEPT.four;
    }
}
