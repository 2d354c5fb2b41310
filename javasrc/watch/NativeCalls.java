// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;

/**
 * Calls a native method of the agent's, which reads or writes the field, many times; before the
 * last time comes the second probe.
 */
final class NativeCalls {
    int value = 11;

    private NativeCalls() {
    }

    private static native int read(NativeCalls holder);

    private static native int write(NativeCalls holder, int value);

    private static int both(NativeCalls holder, int n) {
        return write(holder, n) + read(holder);
    }

    public static void main(String[] args) {
        NativeCalls holder = new NativeCalls();
        Agent.probe(null);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 300000; i++) {
            sum += both(holder, i);
        }
        Agent.say("computed " + (sum > 0));
        Agent.probe(holder);
        Agent.say("result " + both(holder, 20));
    }
}
