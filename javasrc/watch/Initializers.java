// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;
import assay.ByName;

/** Has the class that the argument names initialized and used after the probe. */
final class Initializers {
    private Initializers() {
    }

    public static void main(String[] args) {
        Agent.probe(null);
        ByName.call(args[0], "use");
    }
}
