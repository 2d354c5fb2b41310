// SPDX-License-Identifier: Apache-2.0
package heap.fields;

import assay.Agent;

/** Arrays of each primitive type, empty ones, strings, and an array of references with gaps. */
final class Values {
    private Values() {
    }

    public static void main(String[] args) {
        Object named = new Named("element");
        Agent.probe(new Object[] {
            new boolean[] {true, false, true},
            new byte[] {-128, 0, 127},
            new char[] {0, 'x', '\uffff'},
            new short[] {-32768, 0, 32767},
            new int[] {Integer.MIN_VALUE, 0, Integer.MAX_VALUE},
            new long[] {Long.MIN_VALUE, 0, Long.MAX_VALUE},
            new float[] {-1.5f, 0, Float.MAX_VALUE},
            new double[] {-1.5, 0, Double.MIN_VALUE},
            new int[0],
            new String("plain"),
            new String(""),
            new String("\u0000\u00e9\ud83d\ude00"),
            new Object[] {named, null, named, "other"},
        });
    }
}
