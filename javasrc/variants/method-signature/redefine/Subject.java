// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The method number takes an argument. */
public class Subject extends Base implements Shape {
    public static int total = 1;
    public int size = 2;

    static {
        Initialized.times++;
    }

    public String answer() {
        return "new";
    }

    public static int number(int from) {
        return from;
    }

    public String during(Runnable action) {
        action.run();
        return "old";
    }
}
