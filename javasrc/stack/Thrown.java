// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** Frames of this class and of the class library are left by exceptions; then comes the probe. */
final class Thrown {
    private Thrown() {
    }

    private static int deep(int n) {
        return n == 0 ? Integer.parseInt("none") : deep(n - 1) + 1;
    }

    private static void after(int round) {
        Agent.probe(null);
        Agent.say("round " + round);
    }

    private static void caller() {
        for (int round = 1; round <= 3; round++) {
            try {
                deep(round * 3);
            } catch (NumberFormatException e) {
                after(round);
            }
        }
        Agent.say("caller returns");
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Agent.probe(null);
        caller();
    }
}
