// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Asks for more than a heap of 32 megabytes has, in the variant that the agent names when it is called
 * with the class; "native" leaves it to the agent. The next subject of the probe is null, when an
 * OutOfMemoryError has been caught.
 */
final class Requesting {
    /** The largest request that is refused for want of space alone. */
    private static final int LENGTH = 64 << 20;
    private static final int TIMES = 2;
    private static final List<Object> KEPT = new ArrayList<>();
    private static String variant;

    private Requesting() {
    }

    private static Object request() {
        switch (variant) {
        case "reflection":
            return Array.newInstance(long.class, LENGTH);
        case "dimensions":
            return new long[16][8 << 20];
        case "copy":
            return Arrays.copyOf(new long[2], LENGTH);
        case "references":
            return new Object[2 * LENGTH];
        case "native":
            Agent.probe("native");
            return null;
        case "clones":
            while (true) {
                KEPT.add(new long[100_000].clone());
            }
        default:
            while (true) {
                KEPT.add(new long[100]);
            }
        }
    }

    public static void main(String[] args) {
        // No JVM needs to know the option that gives the size of the heap.
        if (Runtime.getRuntime().maxMemory() >= 8L * LENGTH) {
            Agent.inapplicable("the heap is larger than it was to be");
        }
        Agent.probe(Requesting.class);
        for (int i = 0; i < TIMES; i++) {
            try {
                KEPT.add(request());
                Agent.say("there is enough");
            } catch (OutOfMemoryError e) {
                KEPT.clear();
                Agent.probe(null);
            }
        }
    }
}
