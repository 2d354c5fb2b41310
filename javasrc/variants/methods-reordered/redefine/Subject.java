// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The methods stand in another order, and have other bodies. */
public class Subject extends Base implements Shape {
    public static int total = 100;
    public int size = 200;

    static {
        Initialized.times += 10;
    }

    public String during(Runnable action) {
        action.run();
        return "new";
    }

    public String answer() {
        return "new";
    }

    public static int number() {
        return 2;
    }
}
