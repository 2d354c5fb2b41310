// SPDX-License-Identifier: Apache-2.0
package classes;

/** A class whose attributes are changed before it is defined. */
public class Bare {
    public static int method(int n) {
        int twice = 2 * n;
        return twice + 1;
    }
}
