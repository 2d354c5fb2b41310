// SPDX-License-Identifier: Apache-2.0
package redefine;

/**
 * Other code in other lines: here are some lines more.
 *
 *
 *
 *
 *
 *
 *
 *
 *
 */
public class Removable {
    private static Throwable make() {
        System.nanoTime();
        return new IllegalArgumentException();
    }

    static Throwable made() {
        System.nanoTime();
        return make();
    }
}
