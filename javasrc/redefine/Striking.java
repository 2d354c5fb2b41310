// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Hands Struck and its variant to the agent, then calls its method twice. */
final class Striking {
    private Striking() {
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(new Object[] {Struck.class, Variant.of("Struck", "renewed"), null});
        Agent.say("active: " + Struck.act());
        Agent.say("next: " + Struck.act());
    }
}
