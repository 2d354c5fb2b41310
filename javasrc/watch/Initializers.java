// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;
import assay.ByName;

/** Has a class initialized and used after the probe. */
final class Initializers {
    private Initializers() {
    }

    public static void main(String[] args) {
        Agent.probe(null);
        ByName.call("watch.Initialized", "use");
    }
}
