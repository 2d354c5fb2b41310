// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The variant names its interfaces in another order. */
public class Orderly implements Stem, Runnable, Shape {
    private static final Stem KEPT = new Orderly();

    private int runs;

    @Override
    public void run() {
        runs++;
    }

    private static String use(Stem stem) {
        ((Runnable) stem).run();
        return stem.grow().length() + " " + (stem instanceof Shape);
    }

    public static String text() {
        return "old " + use(KEPT) + ", " + use(new Orderly()) + ", "
            + Orderly.class.getInterfaces().length;
    }
}
