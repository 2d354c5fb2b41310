// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Hands Faulty, whose initialization has failed, and Subject to the agent, each with a variant. */
final class Erroneous {
    static int initializations;

    private Erroneous() {
    }

    private static String faulty() {
        try {
            return "number " + Faulty.number();
        } catch (LinkageError e) {
            return "it throws " + e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Subject.total = 5;
        Agent.say("Faulty: " + faulty());
        Agent.probe(new Object[] {Subject.class, Variant.named("new-bodies"),
            Class.forName("redefine.Faulty", false, Erroneous.class.getClassLoader()),
            Variant.of("Faulty", "renewed")});
        Agent.say("Subject: number " + Subject.number());
        Agent.say("Faulty: " + faulty() + ", initialized " + initializations);
    }
}
