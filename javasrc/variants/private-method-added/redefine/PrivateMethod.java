// SPDX-License-Identifier: Apache-2.0
package redefine;

/** One private method more, as the compiler adds one for each lambda expression. */
public class PrivateMethod {
    private static int help() {
        return 1;
    }

    private static int more() {
        return 1 + help();
    }

    static int number() {
        return more();
    }
}
