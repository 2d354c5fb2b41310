// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** Probes at recursion depths 0, 1, 7 and 500, after a first probe in main. */
final class Recursion {
    private Recursion() {
    }

    private static void down(int levels) {
        if (levels > 0) {
            down(levels - 1);
        } else {
            Agent.probe(null);
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        down(0);
        down(1);
        down(7);
        down(500);
    }
}
