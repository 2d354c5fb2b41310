// SPDX-License-Identifier: Apache-2.0
package classes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Members and code that few classes have. */
class Unusual<T extends Comparable<? super T>> extends SampleLeftover implements Initializing<T> {
    static final float NEGATIVE_ZERO = -0.0f;
    static final double NOT_A_NUMBER = 0.0 / 0.0;
    static final long LEAST = Long.MIN_VALUE;
    static List<? extends Number> numbers = new ArrayList<Integer>();
    static Object lock = new Object();
    static Object nothing;
    static String[][] texts = {{"a"}, {}};
    static int[] ints = new int[3];
    static char letter = '\uffff';
    static transient volatile Object changing = lock;
    T own;

    static void empty() {
    }

    static double various(double a, float... more) {
        return a * more.length;
    }

    synchronized <U extends Throwable> float thrown(float a, U thrown) throws U {
        if (a == NEGATIVE_ZERO) {
            throw thrown;
        }
        return a;
    }

    static int caught(int[] from, int at) {
        try {
            return from[at];
        } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
            return e.hashCode();
        } finally {
            lock = from;
        }
    }

    static Object made(int number) {
        class Local {
            final int kept = number;
        }
        Supplier<Object> supplier = Object::new;
        Object anonymous = new Object() {
            @Override
            public String toString() {
                return "anonymous " + number + new Local().kept;
            }
        };
        return number > 0 ? supplier.get() : anonymous;
    }

    static long[][][] spaces(int size) {
        return new long[size][size][];
    }

    /** An inner class: it has a synthetic field. */
    class Inner {
        T outer() {
            return own;
        }
    }
}

/** The superclass. */
abstract class SampleLeftover {
    static Object left = "left over";
}

/** A generic interface with an initializer. */
interface Initializing<T> {
    Object MADE = new Object();
    int SIZE = MADE.hashCode();
}
