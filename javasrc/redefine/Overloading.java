// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/**
 * Hands Overloads and its variant to the agent, then Overloads and its own class file. Each time a
 * call of act() follows; before and after there are probes with null.
 */
final class Overloading {
    private Overloading() {
    }

    public static void main(String[] args) throws Exception {
        Overloads.after();
        Agent.probe(null);
        byte[][] files = {Variant.of("Overloads", "renewed"), Variant.original("Overloads")};
        for (byte[] file : files) {
            Agent.probe(new Object[] {Overloads.class, file, null});
            Agent.say("active: " + Overloads.act());
            Agent.probe(null);
        }
    }
}
