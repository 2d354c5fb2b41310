// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.ByName;
import classfile.Reloader;

/** Hands the agent class files of variants, and the loader that then loads Subject, which it shows. */
public final class Hooked {
    private Hooked() {
    }

    public static void main(String[] args) throws Exception {
        ClassLoader loader = new Reloader("redefine.");
        Object[] files = new Object[args.length + 1];
        for (int i = 0; i < args.length; i++) {
            files[i] = Variant.named(args[i]);
        }
        files[args.length] = loader;
        Agent.probe(files);
        try {
            ByName.callIn(loader, "redefine.Redefined", "show", "loaded");
        } catch (LinkageError e) {
            Agent.say("loading failed: " + e.getClass().getSimpleName());
        }
    }
}
