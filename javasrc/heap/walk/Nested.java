// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Native frames within native frames: the probe calls again, which calls the probe. */
final class Nested {
    private Nested() {
    }

    /** Called by the probe, with a frame more between for each level. */
    static void again(int level) {
        between(level);
    }

    private static void between(int level) {
        Agent.probe(level);
    }

    public static void main(String[] args) {
        Agent.probe(0);
    }
}
