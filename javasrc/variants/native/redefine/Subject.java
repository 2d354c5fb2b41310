// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The method number is native. */
public class Subject extends Base implements Shape {
    public static int total = 1;
    public int size = 2;

    static {
        Initialized.times++;
    }

    public String answer() {
        return "new";
    }

    public static native int number();

    public String during(Runnable action) {
        action.run();
        return "old";
    }
}
