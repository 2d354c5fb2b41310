// SPDX-License-Identifier: Apache-2.0
package classes;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** A class with members of many kinds. */
public final class Sample<T extends Number> extends SampleBase<T> implements SampleLeft, SampleRight {
    static final int CONSTANT = 1;
    public static volatile long shared;
    private transient List<T> items;
    protected double[] ratios;
    String text;

    static {
        shared = 2;
    }

    public Sample(int size) {
        text = "size " + size;
    }

    private Sample() {
        this(0);
    }

    T first(Map<String, ? super T> map, int[] numbers, long offset) throws IOException {
        String local = text;
        for (int i = 0; i < numbers.length; i++) {
            double ratio = numbers[i] / 2.0;
            local += ratio + offset;
        }
        text = local;
        return items.get(0);
    }

    protected static synchronized void lock(long value, double other, boolean flag) {
        shared = value;
    }

    static Sample<Integer> copy() {
        return new Sample<Integer>();
    }

    native void outside();

    @Override
    public Integer value() {
        return CONSTANT;
    }
}
