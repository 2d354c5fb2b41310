// SPDX-License-Identifier: Apache-2.0
package experiments;

import assay.Agent;

/** Objects of many shapes, and strings of each length from 0 to 164. */
public final class Sizes {
    static class Empty { }
    static class OneByte { byte a; }
    static class ThreeBytes { byte a, b, c; }
    static class OneInt { int a; }
    static class OneLong { long a; }
    static class IntAndLong { int a; long b; }
    static class OneReference { Object a; }
    static class TwoReferences { Object a, b; }
    static class LongAndByte { long a; byte b; }
    static class Below extends LongAndByte { byte c; }

    private Sizes() {
    }

    static Object[] shapes() {
        return new Object[] {
            new Empty(), new OneByte(), new ThreeBytes(), new OneInt(), new OneLong(), new IntAndLong(),
            new OneReference(), new TwoReferences(), new LongAndByte(), new Below(), Integer.valueOf(1),
            Long.valueOf(1), new java.util.ArrayList<Object>(), new java.util.HashMap<Object, Object>(),
            new Thread(), new Object[0], new Object[1], new Object[2], new Object[3], new byte[0], new byte[1],
            new byte[8], new byte[9], new boolean[3], new char[3], new int[0], new int[1], new int[2], new int[3],
            new long[0], new long[1], new double[2], new byte[1000], new Object[1000]};
    }

    static String[] strings(char fill) {
        String[] strings = new String[165];
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < strings.length; i++) {
            strings[i] = new String(text.toString());
            text.append(fill);
        }
        return strings;
    }

    public static void main(String[] args) {
        Agent.probe(args[0].equals("shapes") ? shapes() : new Object[] {strings('a'), strings('\u20ac')});
    }
}
