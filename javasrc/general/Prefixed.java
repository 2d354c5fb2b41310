// SPDX-License-Identifier: Apache-2.0
package general;

import assay.Agent;

/** A native that can only be found by taking the prefix off its name. */
public final class Prefixed {
    private Prefixed() {
    }

    static native void early_first();

    static void first() {
        early_first();
    }

    /** Calls it, and says whether there was something to call. */
    static void call() {
        try {
            first();
            Agent.say("linked");
        } catch (UnsatisfiedLinkError e) {
            Agent.say("not linked");
        }
    }
}
