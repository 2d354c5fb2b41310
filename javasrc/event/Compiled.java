// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/** Calls a method until the agent has seen that it is compiled, if anything compiles it. */
final class Compiled {
    private static volatile boolean seen;
    private static int sum;

    private Compiled() {
    }

    static int work(int n) {
        int result = n;
        for (int i = 0; i < 10; i++) {
            result = result * 31 + i;
        }
        return result;
    }

    public static void main(String[] args) {
        if (!Compiling.isPossible()) {
            Agent.say("nothing compiles");
            seen = true;
        }
        while (!seen) {
            for (int i = 0; i < 1000; i++) {
                sum += work(i);
            }
            Agent.probe(null);
            if (!seen && Compiling.isIdle()) {
                Agent.say("nothing compiles");
                seen = true;
            }
        }
        Agent.probe("end");
    }
}
