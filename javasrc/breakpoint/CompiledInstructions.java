// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;

/**
 * Calls the method of Instructions some times, and many times; after either the probe, once more the
 * method, and again the probe.
 */
final class CompiledInstructions {
    private CompiledInstructions() {
    }

    private static void probed(Instructions self, int calls) throws Throwable {
        long sum = 0;
        for (int i = 0; i < calls; i++) {
            sum += Instructions.mix(self, i);
        }
        Agent.say("computed " + (sum > 0));
        Agent.probe(null);
        Agent.say("result " + Instructions.mix(self, 7));
        Agent.probe(null);
    }

    public static void main(String[] args) throws Throwable {
        Instructions self = new Instructions();
        // Long enough for a JVM that compiles what runs often to have compiled it.
        probed(self, 30);
        probed(self, 20000);
    }
}
