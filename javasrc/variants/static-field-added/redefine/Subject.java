// SPDX-License-Identifier: Apache-2.0
package redefine;

/** One static field more, the last one. */
public class Subject extends Base implements Shape {
    public static int total = 1;
    public int size = 2;
    public static int added = 3;

    static {
        Initialized.times++;
    }

    public String answer() {
        return "new";
    }

    public static int number() {
        return 2;
    }

    public String during(Runnable action) {
        action.run();
        return "old";
    }
}
