// SPDX-License-Identifier: Apache-2.0
package general;

import assay.Agent;
import assay.ByName;

/** Calls the probe before a class with prefixed natives comes into being. */
final class CallsPrefixed {
    private CallsPrefixed() {
    }

    public static void main(String[] args) {
        Agent.probe(null);
        ByName.call("general.Prefixed", "call");
    }
}
