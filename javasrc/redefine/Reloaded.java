// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.ByName;
import classfile.Reloader;

/** Hands a variant to the agent before Subject is loaded, and Subject when it has been. */
final class Reloaded {
    private Reloaded() {
    }

    public static void main(String[] args) throws Exception {
        ClassLoader loader = new Reloader("redefine.");
        Agent.probe(new Object[] {Variant.named(args[0])});
        Agent.say("loaded: " + ByName.callIn(loader, "redefine.Subject", "number"));
        Agent.probe(Class.forName("redefine.Subject", true, loader));
        Agent.say("afterwards: " + ByName.callIn(loader, "redefine.Subject", "number"));
    }
}
