// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;

/** A loop of 200000 iterations: enough for most JVMs to compile the method while it runs. */
final class LongLoop {
    private LongLoop() {
    }

    static int sum(int times) {
        int sum = 0;
        for (int i = 0; i < times; i++) {
            sum += i & 3;
        }
        return sum;
    }

    public static void main(String[] args) {
        Agent.probe(null);
        int sum = sum(200000);
        Agent.probe(null);
        Agent.say("sum: " + sum);
    }
}
