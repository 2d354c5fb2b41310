// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Its initializer hands it and its variant to the agent, and goes on. */
class Beginning {
    static int total = 5;
    static int times;

    static {
        times++;
        try {
            Agent.probe(new Object[] {Beginning.class, Variant.of("Beginning", "renewed"), null});
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
        Agent.say("in the initializer: " + text());
        total = 7;
    }

    static String text() {
        return "old";
    }
}
