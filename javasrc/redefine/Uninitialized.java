// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Hands Subject and a variant to the agent before Subject is initialized. */
final class Uninitialized {
    private Uninitialized() {
    }

    public static void main(String[] args) throws Exception {
        Class<?> klass =
            Class.forName("redefine.Subject", false, Uninitialized.class.getClassLoader());
        Agent.probe(new Object[] {klass, Variant.named(args[0]), null});
        Agent.say("initialized: " + Initialized.times);
        Agent.say("number: " + Subject.number() + ", total: " + Subject.total);
        Agent.say("initialized: " + Initialized.times);
    }
}
