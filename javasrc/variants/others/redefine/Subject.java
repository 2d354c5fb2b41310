// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Other bodies of all methods but one, which alone has its text. */
public class Subject extends Base implements Shape {
    public static int total = 1;
    public int size = 2;

    static {
        Initialized.times++;
    }

    public String answer() {
        return "other";
    }

    public static int number() {
        return 5;
    }

    public String during(Runnable action) {
        action.run();
        return "old";
    }
}
