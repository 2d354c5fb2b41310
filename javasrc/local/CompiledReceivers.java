// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Hooks;

/**
 * Instance methods that have run often, of which one calls another of another object: main, work, Receiver.outer,
 * Receiver.inner, Probing.run, and the probe. Nobody else knows the objects, and the methods use them when
 * what they call has returned.
 */
final class CompiledReceivers {
    private static int last;

    private CompiledReceivers() {
    }

    /** An object with a number, which its methods return. */
    private static final class Receiver {
        private int number;

        Receiver(int number) {
            this.number = number;
        }

        @Override
        public String toString() {
            return "receiver " + number;
        }

        int inner(Runnable hook) {
            hook.run();
            return number;
        }

        int outer(Receiver other, Runnable hook) {
            int sum = other.inner(hook);
            return 10 * sum + number;
        }
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private boolean armed;

        @Override
        public void run() {
            if (armed) {
                Agent.probe(CompiledReceivers.class);
            }
        }
    }

    static void work(int n, Runnable hook) {
        last = new Receiver(n).outer(new Receiver(n + 1), hook);
    }

    public static void main(String[] args) {
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 60000; n++) {
            work(n, hooks[n % 3]);
            sum += last;
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = true;
        work(6, probing);
        Agent.say("result " + last);
    }
}
