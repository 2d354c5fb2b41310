// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A class with a method that takes an array. */
public class ManyArguments {
    static int number(int[] numbers) {
        return numbers.length;
    }

    static int number() {
        return number(new int[] {7});
    }
}
