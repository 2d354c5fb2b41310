// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The variant names its interfaces in another order. */
public class InterfaceOrder implements DefaultMethods, Runnable, Shape {
    private static final DefaultMethods KEPT = new InterfaceOrder();

    private int runs;

    @Override
    public void run() {
        runs++;
    }

    private static String use(DefaultMethods stem) {
        ((Runnable) stem).run();
        return stem.grow().length() + " " + (stem instanceof Shape);
    }

    public static String text() {
        return "old " + use(KEPT) + ", " + use(new InterfaceOrder()) + ", "
            + InterfaceOrder.class.getInterfaces().length;
    }
}
