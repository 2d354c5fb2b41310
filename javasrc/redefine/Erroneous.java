// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Hands FailingInitializer, whose initialization has failed, and Subject to the agent, each with a variant. */
final class Erroneous {
    static int initializations;

    private Erroneous() {
    }

    private static String failing() {
        try {
            return "number " + FailingInitializer.number();
        } catch (LinkageError e) {
            return "it throws " + e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Subject.total = 5;
        Agent.say("FailingInitializer: " + failing());
        Agent.probe(new Object[] {Subject.class, Variant.named("new-bodies"),
            Class.forName("redefine.FailingInitializer", false, Erroneous.class.getClassLoader()),
            Variant.of("FailingInitializer", "renewed")});
        Agent.say("Subject: number " + Subject.number());
        Agent.say("FailingInitializer: " + failing() + ", initialized " + initializations);
    }
}
