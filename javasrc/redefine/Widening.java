// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Hands Widened and its variant to the agent, and runs the new code. */
final class Widening {
    private Widening() {
    }

    public static void main(String[] args) throws Exception {
        Agent.say("old: " + Widened.work(6));
        Agent.probe(new Object[] {Widened.class, Variant.of("Widened", "renewed"), null});
        Agent.say("new: " + Widened.work(6));
    }
}
