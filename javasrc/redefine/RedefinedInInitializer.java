// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Lets a class be initialized, in the course of which it changes. */
final class RedefinedInInitializer {
    private RedefinedInInitializer() {
    }

    public static void main(String[] args) {
        Agent.say("before: nothing has run");
        String text = Beginning.text();
        Agent.say("after: " + text + ", total " + Beginning.total + ", initialized "
            + Beginning.times);
    }
}
