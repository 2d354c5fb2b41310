// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;

/**
 * Methods that catch what the JVM throws when it has no room: Exhausting (stack|heap). After the probe
 * each does so three times. Tests rely on the locations.
 */
final class Exhausting {
    /** More calls than fit into the stacks of most JVMs. */
    private static final int FAR = 20000000;
    /** Nearly a gigabyte: the least of the arrays. */
    private static final long LEAST = 1000000000;

    private static Object sink;
    private static volatile int deepest;

    private Exhausting() {
    }

    /** The ireturn is at 22. Each call can be seen, so that it is no endless loop. */
    static int descend(int n) {
        deepest = n;
        return n == FAR ? 0 : descend(n + 1) + 1;
    }

    /** Handler at 5. A stack that grows may exhaust the memory instead. */
    static int bottomless() {
        try {
            return descend(0);
        } catch (VirtualMachineError e) {
            return e instanceof StackOverflowError ? -1 : -2;
        }
    }

    /** iload_0, newarray 1, putstatic 3, iconst_1, ireturn; handler at 8. */
    static int longs(int n) {
        try {
            sink = new long[n];
            return 1;
        } catch (OutOfMemoryError e) {
            return -1;
        }
    }

    /** iload_0, anewarray 1, putstatic 4, iconst_1, ireturn; handler at 9. */
    static int objects(int n) {
        try {
            sink = new Object[n];
            return 1;
        } catch (OutOfMemoryError e) {
            return -1;
        }
    }

    /** iload_0, iload_1, multianewarray 2, putstatic 6, iconst_1, ireturn; handler at 11. */
    static int rows(int n, int m) {
        try {
            sink = new long[n][m];
            return 1;
        } catch (OutOfMemoryError e) {
            return -1;
        }
    }

    /** A JVM may have more room than it was given. */
    private static int expectNone(int result) {
        if (result == 1) {
            Agent.inapplicable("there is room for an array of a gigabyte");
        }
        return result;
    }

    public static void main(String[] args) {
        // No JVM needs to know the option that gives the size of the heap.
        if (args[0].equals("heap") && Runtime.getRuntime().maxMemory() >= LEAST) {
            Agent.inapplicable("the heap is larger than it was to be");
        }
        Agent.probe(null);
        for (int time = 0; time < 3; time++) {
            if (args[0].equals("stack")) {
                int result = bottomless();
                if (result != -1) {
                    Agent.inapplicable(result == -2 ? "a deep stack exhausts the memory"
                        : "a stack has room for twenty million calls");
                }
                Agent.say("overflow " + result);
            } else {
                // A gigabyte each, or nearly so.
                Agent.say("longs " + expectNone(longs(125000000)));
                Agent.say("objects " + expectNone(objects(250000000)));
                Agent.say("rows " + expectNone(rows(1000, 125000)));
            }
        }
    }
}
