// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Hooks;

/**
 * Two methods that have run often, of which one calls the other, each with variables of all types: main, outer, inner,
 * Probing.run, and the probe. What the variables hold is said when both have returned.
 */
final class CompiledTypes {
    private static final String[] WORDS = {"zero", "one", "two", "three", "four", "five", "six"};
    private static int lastI;
    private static long lastJ;
    private static float lastF;
    private static double lastD;
    private static Object lastO;
    private static int outerI;
    private static long outerJ;
    private static float outerF;
    private static double outerD;
    private static Object outerO;

    private CompiledTypes() {
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private boolean armed;

        @Override
        public void run() {
            if (armed) {
                Agent.probe(null);
            }
        }
    }

    /** Slots, as of the next one: n 0, hook 1, i 2, j 3, f 5, d 6, o 8. */
    static void inner(int n, Runnable hook) {
        int i = n * 3;
        long j = n * 0x123456789L;
        float f = n / 4.0f;
        double d = n * -0.1;
        Object o = WORDS[n % WORDS.length];
        hook.run();
        lastI = i;
        lastJ = j;
        lastF = f;
        lastD = d;
        lastO = o;
    }

    static void outer(int n, Runnable hook) {
        int i = n * 5;
        long j = n * 0x100000000L;
        float f = n / 8.0f;
        double d = n * 0.5;
        Object o = WORDS[(n + 1) % WORDS.length];
        inner(n, hook);
        outerI = i;
        outerJ = j;
        outerF = f;
        outerD = d;
        outerO = o;
    }

    public static void main(String[] args) {
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 60000; n++) {
            outer(n, hooks[n % 3]);
            sum += lastI + outerI;
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = true;
        outer(6, probing);
        Agent.say("inner: " + lastI + " " + lastJ + " " + lastF + " " + lastD + " " + lastO);
        Agent.say("outer: " + outerI + " " + outerJ + " " + outerF + " " + outerD + " " + outerO);
    }
}
