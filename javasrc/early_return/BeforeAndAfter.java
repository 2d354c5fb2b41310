// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** Between two probes a method is called on the main thread. */
final class BeforeAndAfter {
    private BeforeAndAfter() {
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Caught.go = true;
        Agent.say("caller got " + Returning.callInt());
        Agent.probe(null);
    }
}
