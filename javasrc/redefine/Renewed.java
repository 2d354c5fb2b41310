// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/**
 * Hands classes and their variants of one name to the agent. The variants say new where the classes
 * say old, and have other constants before all that the classes have. Then the classes come again.
 */
public final class Renewed {
    private Renewed() {
    }

    public static void main(String[] args) throws Exception {
        for (int k = 1; k < args.length; k++) {
            String name = args[k];
            Class<?> klass = Class.forName("redefine." + name);
            String old = UnchangedClasses.unchanged(klass);
            String[] texts = {old.replace("old", "new").replace("OLD", "NEW"), old};
            for (int i = 0; i < texts.length; i++) {
                Agent.probe(new Object[] {klass, i == 0 ? Variant.of(name, args[0])
                    : Variant.original(name), null});
                String after = UnchangedClasses.text(klass);
                Agent.say(name + ": " + (after.equals(texts[0]) ? "the new one"
                    : after.equals(texts[1]) ? "the old one" : after));
            }
        }
    }
}
