// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** A thread that has not been started. */
final class Unstarted {
    private Unstarted() {
    }

    public static void main(String[] args) {
        Agent.probe(new Thread("unstarted"));
    }
}
