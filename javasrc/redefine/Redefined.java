// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Shows how Subject behaves, hands it and the variants named to the agent, and shows it again. */
public final class Redefined {
    private static final Subject SUBJECT = new Subject();

    private Redefined() {
    }

    static void show(String when) {
        Agent.say(when + ": answer " + SUBJECT.answer() + ", number " + Subject.number()
            + ", total " + Subject.total + ", size " + SUBJECT.size
            + ", initialized " + Initialized.times);
    }

    public static void main(String[] args) throws Exception {
        Subject.total = 5;
        SUBJECT.size = 6;
        show("before");
        for (String name : args) {
            Agent.probe(new Object[] {Subject.class, Variant.named(name), SUBJECT});
            show(name);
        }
    }
}
