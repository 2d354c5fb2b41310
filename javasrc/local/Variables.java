// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;

/**
 * Variables of every type in a frame that calls the probe, and in its caller a few more. What they
 * hold afterwards is said, so that they are alive while the probe looks at them.
 */
final class Variables {
    private final String name;

    private Variables(String name) {
        this.name = name;
    }

    @Override
    public String toString() {
        return name;
    }

    /** Slots: this 0, z 1, b 2, c 3, s 4, i 5, j 6, f 8, d 9, o 11, t 12, n 13. */
    private void callee(boolean z, byte b, char c, short s, int i, long j, float f, double d, Object o,
            String t, Object n) {
        Agent.probe(this);
        Agent.say("callee: " + z + " " + b + " " + (int) c + " " + s + " " + i + " " + j + " " + f
                + " " + d + " " + o + " " + t + " " + n + " in " + this);
    }

    /** Slots: i 0, j 1, o 3. */
    private static void caller(int i, long j, Object o) {
        new Variables("receiver").callee(true, (byte) -128, '\uffff', (short) -32768, Integer.MIN_VALUE,
                0x0123456789abcdefL, -1.2345f, 4.9e-324, o, "text", null);
        Agent.say("caller: " + i + " " + j + " " + o);
    }

    public static void main(String[] args) {
        caller(7, -7L, new Variables("argument"));
    }
}
