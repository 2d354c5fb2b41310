// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Redefines Accessing while a frame of its method is active, and calls the new version. */
public final class AccessingActive {
    private AccessingActive() {
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = Variant.of("Accessing", "renewed");
        Accessing accessing = new Accessing();
        Agent.say("active: " + accessing.during(() ->
            Agent.probe(new Object[] {Accessing.class, bytes})));
        Agent.say("next: " + accessing.during(() -> { }));
    }
}
