// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;

/**
 * Variables of different types that are in one slot by turns, each in a block of its own that
 * calls the probe with the letter of its type, and then says what the variable holds. Before them
 * there is a probe with null.
 */
final class SharedSlot {
    private SharedSlot() {
    }

    /** Slots: n 0; i, o, j, f and d all 1. */
    static void run(int n) {
        {
            int i = n + 1;
            Agent.probe("I");
            Agent.say("i: " + i);
        }
        {
            Object o = n + " words";
            Agent.probe("L");
            Agent.say("o: " + o);
        }
        {
            long j = n * 0x100000000L;
            Agent.probe("J");
            Agent.say("j: " + j);
        }
        {
            float f = n / -4.0f;
            Agent.probe("F");
            Agent.say("f: " + f);
        }
        {
            double d = n / 8.0;
            Agent.probe("D");
            Agent.say("d: " + d);
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        run(6);
    }
}
