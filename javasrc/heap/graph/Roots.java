// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;

/** Calls the agent twice: with an object that then is held by a local variable alone, and with nothing. */
public final class Roots {
    private Roots() {
    }

    private static void hold(Object first, long second, Object local) {
        Agent.probe(local);
        Agent.probe(null);
        if (local.hashCode() + second + first.hashCode() == 0) {
            Agent.say("the values are used");
        }
    }

    public static void main(String[] args) {
        hold("first", 2, new Thing());
    }
}
