// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Another initializer, which never runs. */
class Beginning {
    static int total = 50;
    static int times;

    static {
        times += 10;
        Agent.say("the new initializer runs");
    }

    static String text() {
        return "new";
    }
}
