// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Hooks;

/**
 * A method that has run often. In its last call it calls Probing.run, which calls the probe. Its variables have
 * the same values in all calls, which compiled code need not keep anywhere. Afterwards another such method has them
 * as operands while the probe is called, and a variable of its own. What they are is said after each.
 */
final class CompiledConstants {
    private static int lastI;
    private static int lastM;
    private static long lastJ;
    private static float lastF;
    private static double lastD;
    private static boolean lastZ;
    private static char lastC;
    private static Object lastO;
    private static Object lastS;
    private static int lastN;

    private CompiledConstants() {
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private String armed;

        @Override
        public void run() {
            if (armed != null) {
                Agent.probe(armed);
            }
        }
    }

    private static void keep(int i, int m, long j, float f, double d, boolean z, char c, Object o,
            Object s, int n) {
        lastI = i;
        lastM = m;
        lastJ = j;
        lastF = f;
        lastD = d;
        lastZ = z;
        lastC = c;
        lastO = o;
        lastS = s;
        lastN = n;
    }

    /** Slots: n 0, hook 1, i 2, j 3, f 5, d 6, s 8, m 9, z 10, c 11, o 12. */
    static void work(int n, Runnable hook) {
        int i = 7;
        long j = 0x123456789L;
        float f = 2.5f;
        double d = -0.1;
        Object s = "text";
        int m = -1;
        boolean z = true;
        char c = '\uffff';
        Object o = null;
        hook.run();
        keep(i, m, j, f, d, z, c, o, s, n);
    }

    /** The number, when the hook has run. */
    private static int after(Runnable hook, int n) {
        hook.run();
        return n;
    }

    /** Slots: n 0, hook 1, k 2. */
    static int operands(int n, Runnable hook) {
        int k = n * 5;
        keep(7, -1, 0x123456789L, 2.5f, -0.1, true, '\uffff', null, "text", after(hook, n));
        return k;
    }

    private static void say(String which) {
        Agent.say(which + ": " + lastI + " " + lastM + " " + lastJ + " " + lastF + " " + lastD + " "
                  + lastZ + " " + (int) lastC + " " + lastO + " " + lastS + " " + lastN);
    }

    public static void main(String[] args) {
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 60000; n++) {
            work(n, hooks[n % 3]);
            sum += operands(n, hooks[n % 3]);
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = "variables";
        work(6, probing);
        say("work");
        probing.armed = "operands";
        int k = operands(6, probing);
        say("operands");
        Agent.say("k " + k);
    }
}
