// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;
import java.util.HashMap;
import java.util.Map;

/** Calls the agent with two objects that have the same identity hash code. */
final class SameHashCode {
    private SameHashCode() {
    }

    public static void main(String[] args) {
        Map<Integer, Object> objects = new HashMap<>();
        for (int i = 0; i < 400_000; i++) {
            Object object = new Object();
            Object before = objects.put(System.identityHashCode(object), object);
            if (before != null) {
                Agent.probe(new Object[] {before, object});
                return;
            }
        }
        Agent.inapplicable("400,000 objects have as many identity hash codes");
    }
}
