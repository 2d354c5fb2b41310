// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Arrays of references, of arrays and of each primitive type. */
final class Arrays {
    private Arrays() {
    }

    public static void main(String[] args) {
        Object thing = new Object();
        Object[] mixed = {thing, null, thing, null};
        mixed[3] = mixed;
        int[][] rows = {new int[1], null, new int[2]};
        Agent.probe(new Object[] {
            "mixed", mixed,
            "thing", thing,
            "rows", rows,
            "row 0", rows[0],
            "row 2", rows[2],
            "none", new String[0],
            "boolean array", new boolean[2],
            "byte array", new byte[2],
            "char array", new char[2],
            "short array", new short[2],
            "long array", new long[2],
            "float array", new float[2],
            "double array", new double[2],
            "Object[]", Object[].class,
            "int[][]", int[][].class,
            "String[]", String[].class,
            "int[]", int[].class,
            "boolean[]", boolean[].class,
            "byte[]", byte[].class,
            "char[]", char[].class,
            "short[]", short[].class,
            "long[]", long[].class,
            "float[]", float[].class,
            "double[]", double[].class,
        });
    }
}
