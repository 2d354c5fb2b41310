// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Another interface stands in place of the second one. */
public class InterfaceOrder implements DefaultMethods, Cloneable, Shape {
    private static final DefaultMethods KEPT = new InterfaceOrder();

    private int runs;

    public void run() {
        runs++;
    }

    private static String use(DefaultMethods stem) {
        new InterfaceOrder().run();
        return stem.grow().length() + " " + (stem instanceof Shape);
    }

    public static String text() {
        return "new " + use(KEPT) + ", " + use(new InterfaceOrder()) + ", "
            + InterfaceOrder.class.getInterfaces().length;
    }
}
