// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Hands EventMethod and its variant to the agent, then calls its method twice. */
final class RedefinedAtEvent {
    private RedefinedAtEvent() {
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(new Object[] {EventMethod.class, Variant.of("EventMethod", "renewed"), null});
        Agent.say("active: " + EventMethod.act());
        Agent.say("next: " + EventMethod.act());
    }
}
