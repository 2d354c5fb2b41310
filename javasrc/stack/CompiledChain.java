// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Hooks;

/**
 * outer calls middle, and middle calls inner. All have run often before the last call, in which
 * Probing.run, called by inner, calls the probe. With the argument "throwing" it then throws an
 * exception that outer catches. Of three classes with a run method, each is called as often as the
 * others. Tests rely on the instructions that these methods compile to.
 */
final class CompiledChain {
    private CompiledChain() {
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private final boolean throwing;
        private boolean armed;

        Probing(boolean throwing) {
            this.throwing = throwing;
        }

        @Override
        public void run() {
            if (!armed) {
                return;
            }
            armed = false;
            Agent.probe(null);
            if (throwing) {
                throw new IllegalStateException();
            }
        }
    }

    /** aload_1, invokeinterface 1, iload_0 6, iconst_1, iadd, ireturn 9. */
    static int inner(int n, Runnable hook) {
        hook.run();
        return n + 1;
    }

    /** iload_0, aload_1, invokestatic 2, iconst_2 5, imul, ireturn 7. */
    static int middle(int n, Runnable hook) {
        return inner(n, hook) * 2;
    }

    /** iload_0, aload_1, invokestatic 2, iconst_3 5, iadd, ireturn 7; handler: astore_2 8. */
    static int outer(int n, Runnable hook) {
        try {
            return middle(n, hook) + 3;
        } catch (IllegalStateException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Probing probing = new Probing(args.length > 0);
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += outer(i, hooks[i % 3]);
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = true;
        Agent.say("result " + outer(40, probing));
        Agent.say("again " + outer(50, probing));
    }
}
