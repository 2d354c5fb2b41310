// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Hooks;

/**
 * A method that has run often when, in the last call, what it calls, Probing.run, calls the probe.
 * Its variables hold computed values. Of three classes with a run method, each is called as often
 * as the others: the method is compiled with the call in it, not with a way out of compiled code.
 */
final class CompiledVariables {
    private static int lastN;
    private static int lastI;
    private static long lastJ;
    private static float lastF;
    private static double lastD;
    private static int lastX;
    private static long lastY;

    private CompiledVariables() {
    }

    /** An object that never leaves the method by itself. */
    static final class Pair {
        int x;
        long y;

        Pair(int x, long y) {
            this.x = x;
            this.y = y;
        }
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

    /**
     * All variables but the hook are alive while the probe looks at them. Slots: n 0, hook 1, i 2, j 3, f 5,
     * d 6, pair 8.
     */
    static void work(int n, Runnable hook) {
        int i = n * 3;
        long j = n * 0x123456789L;
        float f = n / 4.0f;
        double d = n * -0.1;
        Pair pair = new Pair(i + 1, j + 2);
        hook.run();
        lastN = n;
        lastI = i;
        lastJ = j;
        lastF = f;
        lastD = d;
        lastX = pair.x;
        lastY = pair.y;
    }

    public static void main(String[] args) {
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 60000; n++) {
            work(n, hooks[n % 3]);
            sum += lastX;
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = true;
        work(6, probing);
        Agent.say("work: " + lastI + " " + lastJ + " " + lastF + " " + lastD + " " + lastX + " "
                  + lastY);
    }
}
