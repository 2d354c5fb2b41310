// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/**
 * Redefines Subject while a frame of its method is active, again when that has returned, and calls
 * the probe without anything at last.
 */
final class FrameReturned {
    private FrameReturned() {
    }

    public static void main(String[] args) throws Exception {
        byte[] first = Variant.named(args[0]);
        byte[] second = Variant.named(args[1]);
        Subject subject = new Subject();
        Agent.say("active: " + subject.during(() ->
            Agent.probe(new Object[] {Subject.class, first, subject})));
        Agent.probe(new Object[] {Subject.class, second, subject});
        Agent.say("next: " + subject.during(() -> { }));
        Agent.probe(null);
    }
}
