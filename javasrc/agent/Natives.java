// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;

/** Natives in an agent's library, and one that a loaded library has too (its path is given). */
final class Natives {
    private Natives() {
    }

    static native int agentOnly();

    static native int both();

    public static void main(String[] args) {
        if (args.length > 0) {
            System.load(args[0]);
        }
        Agent.say("agent only: " + agentOnly());
        Agent.say("both: " + both());
    }
}
