// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Hooks;

/**
 * Two methods that have run often, of which one calls the other, called four times more by the same loop. In these
 * calls the inner one calls Probing.run, which gives the probe the name of the call, "first" to "fourth". What the
 * variables hold is said after each.
 */
final class CompiledAgain {
    private static final String[] WORDS = {"zero", "one", "two", "three", "four", "five", "six"};
    private static final String[] CALLS = {"first", "second", "third", "fourth"};
    private static final int OFTEN = 60000;
    private static int lastI;
    private static long lastJ;
    private static float lastF;
    private static double lastD;
    private static Object lastO;
    private static int lastK;

    private CompiledAgain() {
    }

    /** Calls the probe once it is given a call. */
    private static final class Probing implements Runnable {
        private String call;

        @Override
        public void run() {
            if (call != null) {
                Agent.probe(call);
            }
        }
    }

    /** Slots: n 0, hook 1, i 2, j 3, f 5, d 6, o 8. */
    static void work(int n, Runnable hook) {
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

    /** Slots: n 0, hook 1, k 2. */
    static void wrap(int n, Runnable hook) {
        int k = n * 5;
        work(n, hook);
        lastK = k;
    }

    public static void main(String[] args) {
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < OFTEN; n++) {
            wrap(n, hooks[n % 3]);
            sum += lastI + lastK;
        }
        Agent.say("computed " + (sum > 0));
        for (String call : CALLS) {
            probing.call = call;
            wrap(6, probing);
            Agent.say("after it: " + lastI + " " + lastJ + " " + lastF + " " + lastD + " " + lastO + " "
                      + lastK);
        }
    }
}
