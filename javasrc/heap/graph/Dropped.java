// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;
import java.util.ArrayList;
import java.util.List;

/** Makes objects, hands them to the agent, drops some, and calls the agent again. */
public final class Dropped {
    private static final int COUNT = 20;
    private static final List<Object> KEPT = new ArrayList<>();

    private Dropped() {
    }

    private static void make() {
        Object[] objects = new Object[COUNT];
        for (int i = 0; i < COUNT; i++) {
            objects[i] = new Thing();
            if (i % 2 == 1) {
                KEPT.add(objects[i]);
            }
        }
        Agent.probe(objects);
    }

    public static void main(String[] args) {
        make();
        Agent.probe(null);
        Agent.say("kept: " + KEPT.size());
    }
}
