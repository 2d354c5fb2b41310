// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A class with a private method. */
public class PrivateMethod {
    private static int help() {
        return 1;
    }

    static int number() {
        return help();
    }
}
