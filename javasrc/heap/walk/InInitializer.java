// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Its initializer probes, with the class, when its static field refers to an object. */
final class InInitializer {
    static final Object MADE = new InInitializer();

    static {
        Agent.probe(InInitializer.class);
    }

    private InInitializer() {
    }

    public static void main(String[] args) {
        Agent.say("initialized");
    }
}
