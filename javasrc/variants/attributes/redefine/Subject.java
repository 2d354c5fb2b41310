// SPDX-License-Identifier: Apache-2.0
package redefine;

/**
 * The same code. Generic signatures, the name of a parameter and the numbers of the lines differ:
 * here are some lines more.
 *
 *
 *
 *
 *
 */
public class Subject<T> extends Base implements Shape {
    public static int total = 1;
    public int size = 2;

    static {
        Initialized.times++;
    }

    public String answer() {
        return "old";
    }

    public static <N> int number() {
        return 1;
    }

    public String during(Runnable deed) {
        deed.run();
        return "old";
    }
}
