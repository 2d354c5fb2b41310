// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;
import java.util.function.IntConsumer;

/**
 * Methods of one instruction of each kind that accesses an element of an array, or divides, which
 * stands at 2, or at 3 where it writes. After the probe each throws twice. With the argument "compiled"
 * they have run often before. Tests rely on the locations.
 */
final class Elements {
    private static final int LENGTH = 3;
    private static Object sink;

    private Elements() {
    }

    static boolean readZ(boolean[] a, int i) {
        return a[i];
    }

    static byte readB(byte[] a, int i) {
        return a[i];
    }

    static char readC(char[] a, int i) {
        return a[i];
    }

    static short readS(short[] a, int i) {
        return a[i];
    }

    static int readI(int[] a, int i) {
        return a[i];
    }

    static long readJ(long[] a, int i) {
        return a[i];
    }

    static float readF(float[] a, int i) {
        return a[i];
    }

    static double readD(double[] a, int i) {
        return a[i];
    }

    static Object readL(Object[] a, int i) {
        return a[i];
    }

    static void writeZ(boolean[] a, int i, boolean value) {
        a[i] = value;
    }

    static void writeB(byte[] a, int i, byte value) {
        a[i] = value;
    }

    static void writeC(char[] a, int i, char value) {
        a[i] = value;
    }

    static void writeS(short[] a, int i, short value) {
        a[i] = value;
    }

    static void writeI(int[] a, int i, int value) {
        a[i] = value;
    }

    static void writeJ(long[] a, int i, long value) {
        a[i] = value;
    }

    static void writeF(float[] a, int i, float value) {
        a[i] = value;
    }

    static void writeD(double[] a, int i, double value) {
        a[i] = value;
    }

    static void writeL(Object[] a, int i, Object value) {
        a[i] = value;
    }

    static int divideI(int a, int b) {
        return a / b;
    }

    static int restI(int a, int b) {
        return a % b;
    }

    static long divideJ(long a, long b) {
        return a / b;
    }

    static long restJ(long a, long b) {
        return a % b;
    }

    /** Calls that throw with LENGTH. */
    private static IntConsumer[] calls() {
        boolean[] zs = new boolean[LENGTH];
        byte[] bs = new byte[LENGTH];
        char[] cs = new char[LENGTH];
        short[] ss = new short[LENGTH];
        int[] is = new int[LENGTH];
        long[] js = new long[LENGTH];
        float[] fs = new float[LENGTH];
        double[] ds = new double[LENGTH];
        Object[] os = new Object[LENGTH];
        return new IntConsumer[] {
            i -> readZ(zs, i), i -> readB(bs, i), i -> readC(cs, i), i -> readS(ss, i),
            i -> readI(is, i), i -> readJ(js, i), i -> readF(fs, i), i -> readD(ds, i),
            i -> sink = readL(os, i),
            i -> writeZ(zs, i, true), i -> writeB(bs, i, (byte) 2), i -> writeC(cs, i, 'c'),
            i -> writeS(ss, i, (short) 4), i -> writeI(is, i, 5), i -> writeJ(js, i, 6),
            i -> writeF(fs, i, 7), i -> writeD(ds, i, 8), i -> writeL(os, i, "text"),
            i -> divideI(9, LENGTH - i), i -> restI(9, LENGTH - i),
            i -> divideJ(9, LENGTH - i), i -> restJ(9, LENGTH - i),
        };
    }

    private static int caught(IntConsumer call, int i) {
        try {
            call.accept(i);
            return 0;
        } catch (ArrayIndexOutOfBoundsException | ArithmeticException e) {
            return 1;
        }
    }

    public static void main(String[] args) {
        IntConsumer[] calls = calls();
        int sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        int rounds = args[0].equals("compiled") ? 20000 : 0;
        for (int n = 0; n < rounds; n++) {
            for (IntConsumer call : calls) {
                sum += caught(call, n % 8 == 0 ? LENGTH : n % LENGTH);
            }
        }
        Agent.say("caught " + sum);
        Agent.probe(null);
        for (int n = 0; n < calls.length; n++) {
            Agent.say(n + " caught " + (caught(calls[n], LENGTH) + caught(calls[n], LENGTH)));
        }
    }
}
