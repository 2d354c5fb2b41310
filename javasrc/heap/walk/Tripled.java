// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;
import classfile.OwnFields;

/** Three fields of each sort, three primitive arrays and three strings, and their holders. */
final class Tripled {
    static byte first = 1;
    static long second = 2;
    static float third = 3;

    char one = '1';
    double two = 2;
    int three = 3;

    private Tripled() {
    }

    public static void main(String[] args) {
        OwnFields.need(Tripled.class);
        Agent.probe(new Object[] {
            Tripled.class, new Tripled(), new int[2], new byte[3], new double[4],
            new String(new char[] {'a'}), new String(new char[] {'b'}), new String(new char[] {'c', 'd'})});
    }
}
