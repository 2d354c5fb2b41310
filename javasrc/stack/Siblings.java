// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** One method calls three others in turn, and each of them the probe, at one and the same depth. */
final class Siblings {
    private Siblings() {
    }

    private static void first() {
        Agent.probe(null);
        Agent.say("first returns");
    }

    private static void second() {
        Agent.probe(null);
        Agent.say("second returns");
    }

    private static void third() {
        Agent.probe(null);
        Agent.say("third returns");
    }

    private static void caller() {
        first();
        second();
        third();
        Agent.say("caller returns");
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        caller();
    }
}
