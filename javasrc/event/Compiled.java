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
        while (!seen && !Compiling.isGivenUp()) {
            for (int i = 0; i < 1000; i++) {
                sum += work(i);
            }
            Agent.probe(null);
        }
        Agent.probe("end");
    }
}
