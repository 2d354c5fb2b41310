// SPDX-License-Identifier: Apache-2.0
package classes;

/** A class whose attributes are changed before it is defined. */
public class ChangedAttributes {
    public static int method(int n) {
        int twice = 2 * n;
        return twice + 1;
    }

    /** Two variables share a slot. */
    static long reuse(int n) {
        long sum = n;
        {
            int first = n;
            sum += first;
        }
        {
            double second = n;
            sum += (long) second;
        }
        return sum;
    }
}
