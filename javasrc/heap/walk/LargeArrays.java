// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Arrays of some megabytes, each after its name: collectors may keep them apart from small objects. */
final class LargeArrays {
    private LargeArrays() {
    }

    public static void main(String[] args) {
        Object[] pairs;
        try {
            pairs = new Object[] {
                "bytes", new byte[20_000_001], "longs", new long[3_000_001],
                "objects", new Object[6_000_001], "small", new byte[3]};
        } catch (OutOfMemoryError e) {
            Agent.inapplicable("the heap has no room for the arrays");
            return;
        }
        Agent.probe(pairs);
        Agent.say("held: " + pairs.length);
    }
}
