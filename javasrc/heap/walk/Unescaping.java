// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/**
 * Objects that only local variables refer to, in a method that runs so often that it is compiled.
 * Each time it calls a native method of the agent, with the number of calls that are left. The last
 * time it keeps them after that: for the language, too, they are reachable when the agent looks.
 */
final class Unescaping {
    private static final int CALLS = 40000;

    private static boolean keeps;
    private static Unescaping kept;

    /** Not final, for an agent changes it. */
    int value;
    final Unescaping next;

    private Unescaping(int value, Unescaping next) {
        this.value = value;
        this.next = next;
    }

    private static native void tick(int left);

    private static int work(int value) {
        Unescaping one = new Unescaping(value, null);
        Unescaping two = new Unescaping(value + 1, one);
        tick(CALLS - value);
        if (keeps) {
            kept = two;
        }
        return two.value + two.next.value;
    }

    public static void main(String[] args) {
        Agent.probe(Unescaping.class);
        long sum = 0;
        for (int i = 1; i < CALLS; i++) {
            sum += work(i);
        }
        keeps = true;
        sum += work(CALLS);
        Agent.say("sum: " + sum);
        Agent.say("kept: " + kept.value + " " + kept.next.value);
    }
}
