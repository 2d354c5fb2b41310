// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.ByName;

/** Hands classes to the agent, and then loads a class that extends and implements them. */
final class SubclassedLater {
    private static final class Plain extends OverriddenMethods {
    }

    private SubclassedLater() {
    }

    public static void main(String[] args) throws Exception {
        Agent.say("before: " + new Plain().speak());
        for (String name : args) {
            Class<?> klass = Class.forName("redefine." + name);
            Agent.probe(new Object[] {klass, Variant.of(name, "renewed"), null});
        }
        Agent.say("later: " + ByName.call("redefine.LaterSubclass", "text"));
    }
}
