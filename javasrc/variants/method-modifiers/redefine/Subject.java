// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The method answer is final. */
public class Subject extends Base implements Shape {
    public static int total = 1;
    public int size = 2;

    static {
        Initialized.times++;
    }

    public final String answer() {
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
