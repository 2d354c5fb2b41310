// SPDX-License-Identifier: Apache-2.0
package allocation;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.io.IOException;
import java.lang.reflect.Array;

/** Calls the agent, which calls back to have objects allocated in various ways. */
public final class Maker {
    /** Takes what is made, so that no compiler leaves an allocation out. */
    static volatile Object kept;

    /** Number of the array that is being made. */
    static volatile int number;

    private Maker() {
    }

    static Thing make() {
        return new Thing();
    }

    static Thing makeForAnother() {
        return make();
    }

    static void fill(Thing[] things) {
        for (int i = 0; i < things.length; i++) {
            things[i] = new Thing();
        }
        kept = things;
    }

    static void makeArrays(int count) {
        for (int i = 0; i < count; i++) {
            number = i;
            kept = new byte[1000];
        }
    }

    static void makeArraysOf(int length, int count) {
        for (int i = 0; i < count; i++) {
            number = i;
            kept = new byte[length];
        }
    }

    static Object ints(int length) {
        return new int[length];
    }

    static Object things(int length) {
        return new Thing[length];
    }

    static Object matrix(int rows, int columns) {
        return new Thing[rows][columns];
    }

    static Object cloned(Thing thing) {
        return thing.clone();
    }

    static Object clonedArray(int[] array) {
        return array.clone();
    }

    static Object reflectedArray(int length) {
        return Array.newInstance(Thing.class, length);
    }

    static Object reflected() throws ReflectiveOperationException {
        return Thing.class.getConstructor().newInstance();
    }

    static Object defined() throws IOException {
        byte[] bytes = ClassFile.of("allocation/Fresh").bytes();
        return new Definer(Maker.class.getClassLoader()).define("allocation.Fresh", bytes);
    }

    static Object thrown(int zero) {
        try {
            return 1 / zero;
        } catch (ArithmeticException e) {
            return e;
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
    }
}
