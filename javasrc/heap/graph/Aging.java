// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;
import java.lang.ref.WeakReference;

/**
 * Makes objects, and then allocates until something new is collected: three times, and makes objects once more. The
 * probe gets all the objects, the oldest first.
 */
final class Aging {
    static volatile Object sink;

    private static final int AGES = 4;
    private static final int OF_EACH = 1000;

    /** A gigabyte. A JVM need not know the option that gives the size of the heap. */
    private static final int ARRAYS_MOST = 100000;

    private int number;

    private Aging(int number) {
        this.number = number;
    }

    private static void awaitCollection() {
        WeakReference<Object> witness = new WeakReference<>(new Object());
        for (int i = 0; witness.get() != null; i++) {
            if (i == ARRAYS_MOST) {
                Agent.inapplicable("what is allocated causes no collection");
            }
            sink = new byte[10000];
        }
    }

    public static void main(String[] args) {
        Object[] objects = new Object[AGES * OF_EACH];
        for (int i = 0; i < objects.length; i++) {
            if (i > 0 && i % OF_EACH == 0) {
                awaitCollection();
            }
            objects[i] = new Aging(i);
        }
        Agent.probe(objects);
    }
}
