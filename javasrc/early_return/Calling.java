// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** After the probe, a method of the given result type is called on the main thread. */
final class Calling {
    private Calling() {
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Caught.go = true;
        Agent.say("caller got " + Returning.call(args[0]));
        Agent.say("entered " + Caught.entered);
    }
}
