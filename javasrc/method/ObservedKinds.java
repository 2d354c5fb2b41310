// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;
import assay.ByName;

/** Calls the probe, then what Kinds has: the method that the argument names. */
final class ObservedKinds {
    private ObservedKinds() {
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Agent.probe(null);
        ByName.call("method.Kinds", args[0]);
    }
}
