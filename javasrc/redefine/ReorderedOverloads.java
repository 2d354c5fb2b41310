// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/**
 * Hands an interface that has no more than two methods, of one name, to the agent with its variant,
 * where they stand in the other order, and then with its own class file.
 */
public final class ReorderedOverloads {
    private ReorderedOverloads() {
    }

    /** The interface. */
    public interface Pair {
        static String act(int number) {
            return "old act(int)";
        }

        static String act(long number) {
            return "old act(long)";
        }
    }

    private static void say() {
        Agent.say(Pair.act(1) + ", " + Pair.act(1L));
    }

    public static void main(String[] args) throws Exception {
        say();
        Agent.probe(new Object[] {Pair.class, Variant.of("ReorderedOverloads$Pair", "renewed"), null});
        say();
        Agent.probe(new Object[] {Pair.class, Variant.original("ReorderedOverloads$Pair"), null});
        say();
    }
}
