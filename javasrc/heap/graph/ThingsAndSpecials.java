// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;

/** Hands the agent three things, two special ones, and their classes. */
public final class ThingsAndSpecials {
    private ThingsAndSpecials() {
    }

    public static void main(String[] args) {
        Object[] all = {new Thing(), new Thing(), new Thing(), new Special(), new Special(),
            Thing.class, Special.class};
        Agent.probe(all);
        Agent.probe(all);
    }
}
