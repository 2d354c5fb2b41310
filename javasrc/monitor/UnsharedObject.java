// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Hooks;

/**
 * A method that has run often enters the monitor of an object that nobody else knows; in the last
 * call what it calls inside, Probing.run, calls the probe. Of three classes with a run method, each
 * is called as often as the others.
 */
final class UnsharedObject {
    private UnsharedObject() {
    }

    /** The monitor's object. */
    private static final class Lock {
        private final int number;

        Lock(int number) {
            this.number = number;
        }

        @Override
        public String toString() {
            return "lock " + number;
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

    static int work(int n, Runnable hook) {
        Lock lock = new Lock(n);
        synchronized (lock) {
            hook.run();
            return lock.number + 1;
        }
    }

    static int caller(int n, Runnable hook) {
        return work(n, hook) * 2;
    }

    public static void main(String[] args) {
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 300000; i++) {
            sum += caller(i, hooks[i % 3]);
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = true;
        Agent.say("result " + caller(20, probing));
    }
}
