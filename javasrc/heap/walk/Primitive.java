// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** An array of the classes of primitive types, which the agent gets with two of the classes. */
final class Primitive {
    private Primitive() {
    }

    public static void main(String[] args) {
        Object[] array = {int.class, void.class};
        Agent.probe(new Object[] {"array", array, "int", int.class, "void", void.class});
    }
}
