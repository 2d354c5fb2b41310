// SPDX-License-Identifier: Apache-2.0
package heap.fields;

/** Values at the ends of their types, and floating-point numbers that print alike but are not. */
final class Extremes {
    private Extremes() {
    }

    static class Fields {
        boolean z0 = true;
        boolean z1 = false;
        byte b0 = Byte.MIN_VALUE;
        byte b1 = Byte.MAX_VALUE;
        byte b2 = -1;
        char c0 = '\ud83d';
        char c1 = '\udfff';
        char c2 = '\u00ff';
        short s0 = Short.MIN_VALUE;
        short s1 = Short.MAX_VALUE;
        short s2 = -2;
        int i0 = Integer.MIN_VALUE;
        int i1 = Integer.MAX_VALUE;
        int i2 = -3;
        long j0 = Long.MIN_VALUE;
        long j1 = Long.MAX_VALUE;
        long j2 = 0xffffffffL;
        float f0 = Float.intBitsToFloat(0x7fc54321);
        float f1 = Float.intBitsToFloat(0xffc12345);
        float f2 = -0.0f;
        float f3 = Float.NEGATIVE_INFINITY;
        float f4 = Float.MIN_VALUE;
        double d0 = Double.longBitsToDouble(0x7ff8123456789abcL);
        double d1 = Double.longBitsToDouble(0xfff80000deadbeefL);
        double d2 = -0.0;
        double d3 = Double.POSITIVE_INFINITY;
        double d4 = -Double.MAX_VALUE;
    }

    static class Statics {
        static boolean z0 = false;
        static boolean z1 = true;
        static byte b0 = Byte.MAX_VALUE;
        static byte b1 = -1;
        static byte b2 = Byte.MIN_VALUE;
        static char c0 = '\u00ff';
        static char c1 = '\ud83d';
        static char c2 = '\udfff';
        static short s0 = Short.MAX_VALUE;
        static short s1 = -2;
        static short s2 = Short.MIN_VALUE;
        static int i0 = Integer.MAX_VALUE;
        static int i1 = -3;
        static int i2 = Integer.MIN_VALUE;
        static long j0 = Long.MAX_VALUE;
        static long j1 = 0xffffffffL;
        static long j2 = Long.MIN_VALUE;
        static float f0 = -0.0f;
        static float f1 = Float.intBitsToFloat(0x7fc54321);
        static float f2 = Float.intBitsToFloat(0xffc12345);
        static float f3 = Float.MIN_VALUE;
        static float f4 = Float.NEGATIVE_INFINITY;
        static double d0 = -0.0;
        static double d1 = Double.longBitsToDouble(0x7ff8123456789abcL);
        static double d2 = Double.longBitsToDouble(0xfff80000deadbeefL);
        static double d3 = -Double.MAX_VALUE;
        static double d4 = Double.POSITIVE_INFINITY;
    }
}
