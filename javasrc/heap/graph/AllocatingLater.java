// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;

/** Makes objects of many sizes after its probe has walked through the heap. */
final class AllocatingLater {
    private AllocatingLater() {
    }

    public static void main(String[] args) {
        make(1000);
        Agent.probe(null);
    }

    static Object[] make(int count) {
        Object[] made = new Object[count];
        for (int i = 0; i < count; i++) {
            made[i] = i % 2 == 0 ? new Object() : new int[i % 60];
        }
        return made;
    }
}
