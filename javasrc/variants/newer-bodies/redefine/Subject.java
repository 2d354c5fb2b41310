// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Method bodies with a larger constant pool. */
public class Subject extends Base implements Shape {
    public static int total = 100;
    public int size = 200;

    static {
        Initialized.times += 10;
    }

    public String answer() {
        return new StringBuilder("new").append("er").toString();
    }

    public static int number() {
        return Integer.parseInt("3");
    }

    public String during(Runnable action) {
        action.run();
        return String.valueOf("newer");
    }
}
