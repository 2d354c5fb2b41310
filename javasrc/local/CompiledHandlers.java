// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Hooks;

/**
 * A method that has run often and catches what it calls throws: main, work, Throwing.run, and in the last call
 * the probe. What its variables hold is said by the handler. Of three classes with a run method, each
 * is called as often as the others.
 */
final class CompiledHandlers {
    private static final IllegalStateException THROWN = new IllegalStateException();
    private static final String[] WORDS = {"zero", "one", "two", "three", "four", "five", "six"};
    private static int lastI;
    private static Object lastO;

    private CompiledHandlers() {
    }

    /** Throws, and calls the probe before that once it is armed. */
    private static final class Throwing implements Runnable {
        private boolean armed;

        @Override
        public void run() {
            if (armed) {
                Agent.probe(null);
            }
            throw THROWN;
        }
    }

    /** Slots: n 0, hook 1, i 2, o 3. */
    static void work(int n, Runnable hook) {
        int i = n * 3;
        Object o = WORDS[n % WORDS.length];
        try {
            hook.run();
            lastI = n;
            lastO = null;
        } catch (IllegalStateException e) {
            lastI = i;
            lastO = o;
        }
    }

    public static void main(String[] args) {
        Throwing throwing = new Throwing();
        Runnable[] hooks = Hooks.beside(throwing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 60000; n++) {
            work(n, hooks[n % 3]);
            sum += lastI;
        }
        Agent.say("computed " + (sum > 0));
        throwing.armed = true;
        work(6, throwing);
        Agent.say("in the handler: " + lastI + " " + lastO);
    }
}
