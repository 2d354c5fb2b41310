// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Lets a class be initialized, in the course of which it changes. */
final class RedefinedInInitializer {
    private RedefinedInInitializer() {
    }

    public static void main(String[] args) throws ClassNotFoundException {
        Agent.say("before: nothing has run");
        // A call that initializes the class has resolved its method before.
        Class.forName("redefine.Beginning");
        String text = Beginning.text();
        Agent.say("after: " + text + ", total " + Beginning.total + ", initialized "
            + Beginning.times);
    }
}
