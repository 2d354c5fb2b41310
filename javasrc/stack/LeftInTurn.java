// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/**
 * After a probe with the class, one method calls three others in turn, and each of them the probe with
 * its name, at one and the same depth. In variants "exception..." the first one throws.
 */
final class LeftInTurn {
    private static String variant;
    private static boolean thrown;

    private LeftInTurn() {
    }

    private static void first() {
        Agent.probe("first");
        if (variant.startsWith("exception")) {
            throw new IllegalStateException();
        }
    }

    private static void second() {
        if (thrown) {
            Agent.say("first throws");
        }
        Agent.say("first is left");
        Agent.probe("second");
    }

    private static void third() {
        Agent.say("second is left");
        Agent.probe("third");
    }

    private static void caller() {
        try {
            first();
        } catch (IllegalStateException e) {
            thrown = true;
        }
        // Nothing else is called here, whose frame would be at the same depth.
        second();
        third();
        Agent.say("third is left");
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Agent.probe(LeftInTurn.class);
        caller();
    }
}
