// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The same method takes any number of arguments. */
public class ManyArguments {
    static int number(int... numbers) {
        return numbers.length;
    }

    static int number() {
        return number(1, 2, 3);
    }
}
