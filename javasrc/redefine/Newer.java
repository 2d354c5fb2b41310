// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Hands a class of a newer release and a variant of it to the agent, and shows its number(). */
public final class Newer {
    private Newer() {
    }

    public static void main(String[] args) throws Exception {
        Class<?> klass = Class.forName("redefine." + args[0]);
        for (int i = 1; i < args.length; i++) {
            Agent.probe(new Object[] {klass, Variant.of(args[0], args[i]), null});
            Agent.say(args[i] + ": number " + klass.getDeclaredMethod("number").invoke(null));
        }
    }
}
