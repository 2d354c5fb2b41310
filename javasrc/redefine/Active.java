// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Redefines Subject while a frame of its method is active. */
public final class Active {
    private Active() {
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = Variant.named(args[0]);
        Subject subject = new Subject();
        Agent.say("active: " + subject.during(() ->
            Agent.probe(new Object[] {Subject.class, bytes, subject})));
        Agent.say("next: " + subject.during(() -> { }));
    }
}
