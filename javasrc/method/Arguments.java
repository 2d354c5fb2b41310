// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;

/** After the probe, methods tell their arguments. The agent calls descend when they are entered. */
final class Arguments {
    private final String name;

    private Arguments(String name) {
        this.name = name;
    }

    static int descend(int n) {
        return n == 0 ? 0 : 1 + descend(n - 1);
    }

    private String given(int i, long j, float f, double d, Object o, boolean z, long k) {
        return name + " " + i + " " + j + " " + f + " " + d + " " + o + " " + z + " " + k;
    }

    private static synchronized String locked(long j, Object o, byte b) {
        return j + " " + o + " " + b;
    }

    public static void main(String[] args) {
        Arguments self = new Arguments("self");
        Agent.probe(null);
        // Nothing but the operands and the arguments refers to these objects.
        Agent.say(new Arguments("fresh").given(-2, 0x123456789abcL, 1.5f, -2.25,
                new StringBuilder("built"), true, Long.MIN_VALUE));
        Agent.say(locked(-0x500000006L, new StringBuilder("another"), (byte) -7));
        Agent.say(self.given(3, 4, 5, 6, null, false, 7));
    }
}
