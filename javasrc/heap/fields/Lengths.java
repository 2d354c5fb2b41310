// SPDX-License-Identifier: Apache-2.0
package heap.fields;

import assay.Agent;

/** Arrays of each primitive type in several lengths; an element follows from type and index. */
final class Lengths {
    private static final int[] LENGTHS = {0, 1, 2, 1234, 300001};

    private Lengths() {
    }

    private static long bits(int type, int index) {
        return (index + 1L) * 0x9e3779b97f4a7c15L + type * 0x5851f42d4c957f2dL;
    }

    private static Object array(int type, int length) {
        boolean[] booleans = new boolean[type == 0 ? length : 0];
        byte[] bytes = new byte[type == 1 ? length : 0];
        char[] chars = new char[type == 2 ? length : 0];
        short[] shorts = new short[type == 3 ? length : 0];
        int[] ints = new int[type == 4 ? length : 0];
        long[] longs = new long[type == 5 ? length : 0];
        float[] floats = new float[type == 6 ? length : 0];
        double[] doubles = new double[type == 7 ? length : 0];
        for (int i = 0; i < length; i++) {
            long bits = bits(type, i);
            int high = (int) (bits >>> 32);
            // A bit of the exponent is cleared, so that no number is a NaN.
            switch (type) {
                case 0: booleans[i] = bits < 0; break;
                case 1: bytes[i] = (byte) high; break;
                case 2: chars[i] = (char) high; break;
                case 3: shorts[i] = (short) high; break;
                case 4: ints[i] = high; break;
                case 5: longs[i] = bits; break;
                case 6: floats[i] = Float.intBitsToFloat(high & ~0x40000000); break;
                default: doubles[i] = Double.longBitsToDouble(bits & ~(1L << 62)); break;
            }
        }
        Object[] all = {booleans, bytes, chars, shorts, ints, longs, floats, doubles};
        return all[type];
    }

    public static void main(String[] args) {
        Object[] arrays = new Object[8 * LENGTHS.length];
        for (int i = 0; i < arrays.length; i++) {
            arrays[i] = array(i / LENGTHS.length, LENGTHS[i % LENGTHS.length]);
        }
        Agent.probe(arrays);
    }
}
