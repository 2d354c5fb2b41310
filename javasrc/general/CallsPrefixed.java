// SPDX-License-Identifier: Apache-2.0
package general;

import assay.Agent;
import assay.ByName;

/** Calls the probe before a class with prefixed natives comes into being; before that, the classes named. */
final class CallsPrefixed {
    private CallsPrefixed() {
    }

    public static void main(String[] args) {
        for (String name : args) {
            ByName.call(name, "call");
        }
        Agent.probe(null);
        ByName.call("general.Prefixed", "call");
    }
}
