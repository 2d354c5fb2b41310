// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.ByName;

/** Hands a variant to the agent before Subject is loaded, and Subject when it has been. */
final class Reloaded {
    private Reloaded() {
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(new Object[] {Variant.named(args[0])});
        Agent.say("loaded: " + ByName.call("redefine.Subject", "number"));
        Agent.probe(Class.forName("redefine.Subject"));
        Agent.say("afterwards: " + ByName.call("redefine.Subject", "number"));
    }
}
