// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** A method that calls itself three times, and the probe in the last call. */
final class Descent {
    private Descent() {
    }

    private static int descend(int level) {
        int sum = level;
        if (level == 3) {
            Agent.probe(null);
        } else {
            sum += descend(level + 1);
        }
        Agent.say("level " + level + " returns");
        return sum;
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Agent.say("sum " + descend(0));
    }
}
