// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The method number is missing. */
public class Subject extends Base implements Shape {
    public static int total = 1;
    public int size = 2;

    static {
        Initialized.times++;
    }

    public String answer() {
        return "new";
    }

    public String during(Runnable action) {
        action.run();
        return "old";
    }
}
