// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Native methods of a class that changes: two that the agent registers, and one without code. */
public final class Bound {
    private Bound() {
    }

    /** A class with native methods. */
    public static class Natives {
        static native int registered(int number);

        static native int missing();

        native int instance(int number);

        static Object shift() {
            return "none";
        }

        static String text() {
            try {
                return "old " + registered(4) + missing();
            } catch (UnsatisfiedLinkError e) {
                return "old " + registered(5) + new Natives().instance(5) + " and missing";
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(Natives.class);
        Agent.say("before: " + Natives.text());
        for (int i = 0; i < 2; i++) {
            Agent.probe(new Object[] {Natives.class, i == 0 ? Variant.of("Bound$Natives", "renewed")
                : Variant.original("Bound$Natives"), null});
            Agent.say("after: " + Natives.text());
        }
    }
}
