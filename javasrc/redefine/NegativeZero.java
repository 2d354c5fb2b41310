// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Hands SignedZero and its variant to the agent. */
final class NegativeZero {
    private NegativeZero() {
    }

    private static void say(String when) {
        Agent.say(when + ": " + SignedZero.number() + " " + SignedZero.fraction());
    }

    public static void main(String[] args) throws Exception {
        say("before");
        Agent.probe(new Object[] {SignedZero.class, Variant.of("SignedZero", "renewed"), null});
        say("after");
    }
}
