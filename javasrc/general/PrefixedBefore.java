// SPDX-License-Identifier: Apache-2.0
package general;

import assay.Agent;

/** As Prefixed, with a native of its own. */
public final class PrefixedBefore {
    private PrefixedBefore() {
    }

    static native void early_second();

    static void second() {
        early_second();
    }

    static void call() {
        try {
            second();
            Agent.say("linked");
        } catch (UnsatisfiedLinkError e) {
            Agent.say("not linked");
        }
    }
}
