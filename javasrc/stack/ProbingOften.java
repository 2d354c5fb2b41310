// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** Calls the native method that probes so often that a JVM compiles what calls it, and it. */
final class ProbingOften {
    private ProbingOften() {
    }

    public static void main(String[] args) {
        for (int i = 0; i < 30_000; i++) {
            Agent.probe(null);
        }
        Agent.probe("end");
    }
}
