// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The same method is synchronized. */
public class ManyArguments {
    static synchronized int number(int[] numbers) {
        return numbers.length;
    }

    static int number() {
        return number(new int[] {7, 8});
    }
}
