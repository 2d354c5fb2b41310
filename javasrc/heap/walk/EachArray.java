// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * Arrays of each element type, of lengths 0, 1 and 2: objects after their names, which end with the
 * length, and the classes of arrays after the names of these; an array of all arrays; and an
 * object and its class whose fields refer to the empty ones. A local variable refers to each array.
 */
final class EachArray {
    static final class Holder {
        static boolean[] s0 = new boolean[0];
        static byte[] s1 = new byte[0];
        static char[] s2 = new char[0];
        static short[] s3 = new short[0];
        static int[] s4 = new int[0];
        static long[] s5 = new long[0];
        static float[] s6 = new float[0];
        static double[] s7 = new double[0];
        static Object[] s8 = new Object[0];
        static int[][] s9 = new int[0][0];
        boolean[] f0 = s0;
        byte[] f1 = s1;
        char[] f2 = s2;
        short[] f3 = s3;
        int[] f4 = s4;
        long[] f5 = s5;
        float[] f6 = s6;
        double[] f7 = s7;
        Object[] f8 = s8;
        int[][] f9 = s9;
    }

    private EachArray() {
    }

    /** Calls the probe below a frame for each array, whose local variable refers to it. */
    private static void hold(Object[] all, int index, Object[] pairs) {
        Object one = all[index];
        if (index + 1 < all.length) {
            hold(all, index + 1, pairs);
        } else {
            Agent.probe(pairs);
        }
        if (one == pairs) {
            throw new IllegalStateException();
        }
    }

    private static Object[] pairs(List<Object> all) {
        List<Object> pairs = new ArrayList<>();
        Object[] empty = {Holder.s0, Holder.s1, Holder.s2, Holder.s3, Holder.s4, Holder.s5, Holder.s6,
            Holder.s7, Holder.s8, Holder.s9};
        for (Object array : empty) {
            Class<?> type = array.getClass();
            String element = type.getComponentType().getSimpleName();
            pairs.add(type.getSimpleName());
            pairs.add(type);
            for (int length = 0; length <= 2; length++) {
                Object one = length == 0 ? array : Array.newInstance(type.getComponentType(), length);
                pairs.add(element + " array of " + length);
                pairs.add(one);
                all.add(one);
            }
        }
        pairs.add("all");
        pairs.add(all.toArray());
        pairs.add("Holder");
        pairs.add(Holder.class);
        pairs.add("holder");
        pairs.add(new Holder());
        pairs.add("Class");
        pairs.add(Class.class);
        return pairs.toArray();
    }

    public static void main(String[] args) {
        List<Object> all = new ArrayList<>();
        Object[] pairs = pairs(all);
        hold(all.toArray(), 0, pairs);
    }
}
