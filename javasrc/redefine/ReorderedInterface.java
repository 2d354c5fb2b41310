// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/**
 * Hands an interface to the agent, with its variant where its methods stand in another order, with the same
 * variant again, with its own class file, and with the variant; calls its methods by the interface after each.
 */
public final class ReorderedInterface {
    private ReorderedInterface() {
    }

    /** The interface. */
    public interface Three {
        String first();

        String second();

        default String third() {
            return "third, then " + first();
        }
    }

    /** A class that implements it. */
    static final class Implementation implements Three {
        @Override
        public String first() {
            return "first";
        }

        @Override
        public String second() {
            return "second";
        }
    }

    private static void say(Three three) {
        try {
            Agent.say(three.first() + ", " + three.second() + ", " + three.third());
        } catch (StackOverflowError e) {
            Agent.say("third calls itself");
        }
    }

    public static void main(String[] args) throws Exception {
        Three three = new Implementation();
        byte[] reordered = Variant.of("ReorderedInterface$Three", "renewed");
        byte[] own = Variant.original("ReorderedInterface$Three");
        say(three);
        for (byte[] bytes : new byte[][] {reordered, reordered, own, reordered}) {
            Agent.probe(new Object[] {Three.class, bytes, null});
            say(three);
        }
    }
}
