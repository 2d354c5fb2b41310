// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** Callers of methods of each given result type, one after the other, each caught inside. */
final class ReturningEach {
    private ReturningEach() {
    }

    public static void main(String[] args) {
        for (String type : args) {
            Agent.say(type + " method");
            Returning.observe(type);
        }
    }
}
