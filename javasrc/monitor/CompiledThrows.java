// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Hooks;

/**
 * catching calls through two synchronized methods and a synchronized block, which have run often,
 * when in the last call what the innermost calls, Probing.run, calls the probe and then throws what
 * catching catches. The second probe comes after that. The subject of both is the three locks.
 */
final class CompiledThrows {
    private static final CompiledThrows OUTER = new CompiledThrows();
    private static final CompiledThrows INNER = new CompiledThrows();
    private static final Object BLOCK = new Object();
    private static final Object[] LOCKS = {OUTER, BLOCK, INNER};

    private CompiledThrows() {
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private boolean armed;

        @Override
        public void run() {
            if (armed) {
                armed = false;
                Agent.probe(LOCKS);
                throw new IllegalStateException();
            }
        }
    }

    synchronized int inner(int n, Runnable hook) {
        hook.run();
        return n + 1;
    }

    static int middle(int n, Runnable hook) {
        synchronized (BLOCK) {
            return INNER.inner(n, hook) * 2;
        }
    }

    synchronized int outer(int n, Runnable hook) {
        return middle(n, hook) + 3;
    }

    static int catching(int n, Runnable hook) {
        try {
            return OUTER.outer(n, hook);
        } catch (IllegalStateException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += catching(i, hooks[i % 3]);
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = true;
        Agent.say("result " + catching(40, probing));
        Agent.probe(LOCKS);
        Agent.say("again " + catching(50, probing));
    }
}
