// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;

/** Methods and native ones whose results are arrays: those that the agent was given first. */
final class ArrayResults {
    private static final boolean[] BOOLEANS = {true};
    private static final byte[] BYTES = {1};
    private static final char[] CHARS = {'c'};
    private static final short[] SHORTS = {};
    private static final int[] INTS = {1, 2};
    private static final long[] LONGS = {1};
    private static final float[] FLOATS = {1};
    private static final double[] DOUBLES = {1};
    private static final String[] STRINGS = {"a"};
    private static final int[][] TABLE = {{1}, {2}};
    private static final Object[] ALL = {BOOLEANS, BYTES, CHARS, SHORTS, INTS, LONGS, FLOATS, DOUBLES,
        STRINGS, TABLE};

    private ArrayResults() {
    }

    static boolean[] booleans() {
        return BOOLEANS;
    }

    static byte[] bytes() {
        return BYTES;
    }

    static char[] chars() {
        return CHARS;
    }

    static short[] shorts() {
        return SHORTS;
    }

    static int[] ints() {
        return INTS;
    }

    static long[] longs() {
        return LONGS;
    }

    static float[] floats() {
        return FLOATS;
    }

    static double[] doubles() {
        return DOUBLES;
    }

    static String[] strings() {
        return STRINGS;
    }

    static int[][] table() {
        return TABLE;
    }

    /** An array behind the type Object. */
    static Object object() {
        return LONGS;
    }

    static native int[] nativeInts(int[] array);

    static native String[] nativeStrings(String[] array);

    static native int[][] nativeTable(int[][] array);

    static native Object nativeObject(Object array);

    private static void call() {
        boolean same = booleans() == BOOLEANS & bytes() == BYTES & chars() == CHARS & shorts() == SHORTS
            & ints() == INTS & longs() == LONGS & floats() == FLOATS & doubles() == DOUBLES
            & strings() == STRINGS & table() == TABLE & object() == LONGS;
        Agent.say("Java: " + same);
        same = nativeInts(INTS) == INTS & nativeStrings(STRINGS) == STRINGS & nativeTable(TABLE) == TABLE
            & nativeObject(LONGS) == LONGS;
        Agent.say("native: " + same);
    }

    public static void main(String[] args) throws ReflectiveOperationException, InterruptedException {
        Agent.probe(ALL);
        if (args[0].equals("virtual")) {
            Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
            Class<?> type = Class.forName("java.lang.Thread$Builder");
            Runnable task = ArrayResults::call;
            ((Thread) type.getMethod("start", Runnable.class).invoke(builder, task)).join();
        } else {
            call();
        }
    }
}
