// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Hooks;

/**
 * A method that has run often and calls itself, four times on the stack of the last call: main, recurse
 * for 3, 2, 1 and 0, Probing.run, and the probe. What its variables hold is said when all have returned.
 */
final class CompiledRecursion {
    private static final int[] LAST = new int[4];

    private CompiledRecursion() {
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private boolean armed;

        @Override
        public void run() {
            if (armed) {
                Agent.probe(CompiledRecursion.class);
            }
        }
    }

    /** Slots: n 0, hook 1, value 2. */
    static void recurse(int n, Runnable hook) {
        int value = n * 100;
        if (n > 0) {
            recurse(n - 1, hook);
        } else {
            hook.run();
        }
        LAST[n] = value;
    }

    public static void main(String[] args) {
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 80000; i++) {
            recurse(i % 4, hooks[i % hooks.length]);
            sum += LAST[1];
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = true;
        recurse(3, probing);
        for (int n = 0; n < LAST.length; n++) {
            Agent.say("value of " + n + ": " + LAST[n]);
        }
    }
}
