// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/**
 * Asks twice for more than there is: heap, or threads (their stacks), as the argument says. Each time it
 * hands the arguments to the agent before, and in the end null.
 */
final class Exhausting {
    /** Takes what is made, so that no compiler leaves the request out. */
    private static volatile Object got;

    private Exhausting() {
    }

    private static Object heap() {
        final int length = 64 << 20;
        // No JVM needs to know the option that gives the size of the heap.
        if (Runtime.getRuntime().maxMemory() >= 8L * length) {
            Agent.inapplicable("the heap is larger than it was to be");
        }
        // The largest request that a heap of 32 megabytes refuses for want of space alone.
        return new long[length];
    }

    private static Object thread() {
        Thread thread = new Thread(null, () -> { }, "too large", 1L << 47);
        thread.start();
        return thread;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            Agent.probe(args);
            try {
                got = args[0].equals("heap") ? heap() : thread();
                Agent.say("there is enough: " + (got != null));
            } catch (OutOfMemoryError e) {
                Agent.say("OutOfMemoryError");
            }
        }
        Agent.probe(null);
    }
}
