// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/**
 * Calls a method until the agent has seen that it is compiled, if anything compiles it; or, with an
 * argument, loops in a method that is called once.
 */
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

    static int loop() {
        int result = 0;
        while (!seen && !Compiling.isGivenUp()) {
            for (int i = 0; i < 10000; i++) {
                result = result * 31 + i;
            }
            Agent.probe(null);
        }
        return result;
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            sum = loop();
            Agent.probe("end");
            return;
        }
        while (!seen && !Compiling.isGivenUp()) {
            for (int i = 0; i < 1000; i++) {
                sum += work(i);
            }
            Agent.probe(null);
        }
        Agent.probe("end");
    }
}
