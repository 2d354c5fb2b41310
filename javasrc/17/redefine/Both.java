// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A record with two components of one type. */
record Both(int one, int two) {
    static int number() {
        return 1;
    }
}
