// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Another interface in place of Shape. */
public class Subject extends Base implements Cloneable {
    public static int total = 1;
    public int size = 2;

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
