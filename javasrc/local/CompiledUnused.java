// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Hooks;

/**
 * A method that has run often. In its last call it calls Probing.run, which calls the probe. It uses none of its
 * variables after that, nor its own object, but all of them are in scope up to its end.
 */
final class CompiledUnused {
    private static final String[] WORDS = {"zero", "one", "two", "three", "four", "five", "six"};
    private static int lastI;
    private static long lastJ;
    private static float lastF;
    private static double lastD;
    private static Object lastO;
    private static int ends;

    private final int number;

    private CompiledUnused(int number) {
        this.number = number;
    }

    @Override
    public String toString() {
        return "receiver " + number;
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

        @Override
        public String toString() {
            return "the hook";
        }
    }

    /** Slots: this 0, n 1, hook 2, i 3, j 4, f 6, d 7, o 9. */
    void work(int n, Runnable hook) {
        int i = n * 3 + number;
        long j = n * 0x123456789L;
        float f = n / 4.0f;
        double d = n * -0.1;
        Object o = WORDS[n % WORDS.length];
        lastI = i;
        lastJ = j;
        lastF = f;
        lastD = d;
        lastO = o;
        hook.run();
        ends++;
    }

    public static void main(String[] args) {
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        CompiledUnused[] receivers = {new CompiledUnused(0), new CompiledUnused(1)};
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 60000; n++) {
            receivers[n % 2].work(n, hooks[n % 3]);
        }
        Agent.say("ends " + ends);
        probing.armed = true;
        receivers[1].work(6, probing);
        Agent.say("work: " + lastI + " " + lastJ + " " + lastF + " " + lastD + " " + lastO + ", ends "
                  + ends);
    }
}
