// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.io.IOException;

/** Hands Looping and another version of it to the agent when half of its loop is done. */
final class RedefinedInLoop {
    private RedefinedInLoop() {
    }

    public static void main(String[] args) throws IOException {
        Object[] subject = {Looping.class, Variant.of("Looping", "renewed")};
        Agent.say("active: " + Looping.loop(() -> Agent.probe(subject)));
        Agent.say("next: " + Looping.loop(null));
    }
}
