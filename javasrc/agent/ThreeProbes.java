// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;

/** One straight method that calls the probe from three places, with their numbers. */
final class ThreeProbes {
    static int field = 5;

    private ThreeProbes() {
    }

    public static void main(String[] args) {
        Agent.probe("first");
        Agent.probe("second");
        Agent.probe("third");
    }
}
