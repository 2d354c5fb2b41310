// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.ByName;

/** Hands the class files of variants to the agent before Subject is loaded, then shows it. */
public final class Hooked {
    private Hooked() {
    }

    public static void main(String[] args) throws Exception {
        Object[] files = new Object[args.length];
        for (int i = 0; i < args.length; i++) {
            files[i] = Variant.named(args[i]);
        }
        Agent.probe(files);
        try {
            ByName.call("redefine.Redefined", "show", "loaded");
        } catch (LinkageError e) {
            Agent.say("loading failed: " + e.getClass().getSimpleName());
        }
    }
}
