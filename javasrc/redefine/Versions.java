// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Frames of several versions of a method at once: each is left as what it was entered as. */
final class Versions {
    private final Subject subject = new Subject();
    private final String[] names;

    private Versions(String[] names) {
        this.names = names;
    }

    private void nest(int depth) {
        if (depth == names.length) {
            System.gc();
            Agent.probe(null);
            return;
        }
        try {
            Agent.probe(new Object[] {Subject.class, Variant.named(names[depth]), subject});
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
        Agent.say("left: " + subject.during(() -> nest(depth + 1)));
    }

    public static void main(String[] args) {
        Versions versions = new Versions(args);
        Agent.say("left: " + versions.subject.during(() -> versions.nest(0)));
    }
}
