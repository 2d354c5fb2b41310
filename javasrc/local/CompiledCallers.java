// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Hooks;

/**
 * Methods that have run often, each twice on the stack of the last call: main, enclose, wrap, work,
 * Nesting.run, enclose, wrap, work, Probing.run, and the probe. What their variables hold is said when
 * they go on. The inner ones are left by an exception if the variant is "thrown".
 */
final class CompiledCallers {
    private static final String[] WORDS = {"zero", "one", "two", "three", "four", "five", "six"};
    private static String variant = "";
    private static int lastI;
    private static long lastJ;
    private static Object lastO;
    private static int lastK;
    private static int lastM;

    private CompiledCallers() {
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private boolean armed;

        @Override
        public void run() {
            if (armed) {
                Agent.probe(CompiledCallers.class);
                if (variant.equals("thrown")) {
                    throw new IllegalStateException();
                }
            }
        }
    }

    /** Calls the methods once more, with the other hook, if there is one. */
    private static final class Nesting implements Runnable {
        private Probing probing;

        @Override
        public void run() {
            if (probing != null) {
                try {
                    enclose(4, probing);
                    say("inner");
                } catch (IllegalStateException e) {
                    Agent.say("inner: thrown");
                }
            }
        }
    }

    private static void say(String which) {
        Agent.say(which + ": i " + lastI + " j " + lastJ + " o " + lastO + " k " + lastK
            + " m " + lastM);
    }

    /** Slots: n 0, hook 1, i 2, j 3, o 5. */
    static void work(int n, Runnable hook) {
        int i = n * 3;
        long j = n * 0x100000000L;
        Object o = WORDS[n % WORDS.length];
        hook.run();
        lastI = i;
        lastJ = j;
        lastO = o;
    }

    /** Slots: n 0, hook 1, k 2. */
    static void wrap(int n, Runnable hook) {
        int k = n * 5;
        work(n, hook);
        lastK = k;
    }

    /** Slots: n 0, hook 1, m 2. */
    static void enclose(int n, Runnable hook) {
        int m = n * 7;
        wrap(n, hook);
        lastM = m;
    }

    public static void main(String[] args) {
        Probing probing = new Probing();
        Nesting nesting = new Nesting();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 80000; n++) {
            enclose(n, n % 4 == 3 ? nesting : hooks[n % 4]);
            sum += lastI + lastK + lastM;
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = true;
        nesting.probing = probing;
        enclose(6, nesting);
        say("outer");
    }
}
