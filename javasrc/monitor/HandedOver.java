// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Hooks;

/**
 * A thread of its own runs, so often that it is compiled, a method that calls the method apart of a
 * new object, which nobody else knows, enters its monitor, calls apart once more, and leaves the
 * monitor. Tests see to it that apart is not compiled into its caller. In later calls the probe gets
 * "before", "inside" and "after" where the monitor is not yet entered, is entered, and is left, until
 * the agent sets the field done. Of three classes with a run method, each is called as often as the
 * others before.
 */
final class HandedOver implements Runnable {
    private static final int MOST = 10000;

    private static boolean done;
    private static byte[] junk;

    private HandedOver() {
    }

    /** A monitor's object. */
    private static final class Lock {
        private final int number;
        int count;

        Lock(int number) {
            this.number = number;
        }

        @Override
        public String toString() {
            return "lock " + number;
        }

        Lock apart(Runnable hook) {
            hook.run();
            count++;
            return this;
        }
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private static final String[] PLACES = {"before", "inside", "after"};
        private boolean armed;
        private int runs;

        @Override
        public void run() {
            if (armed) {
                Agent.probe(PLACES[runs++ % 3]);
            }
        }
    }

    static int outer(int n, Runnable hook) {
        Lock lock = new Lock(n);
        int sum = lock.apart(hook).count;
        synchronized (lock) {
            sum += lock.apart(hook).count;
        }
        hook.run();
        return 100 * sum + lock.number;
    }

    private static void makeGarbage() {
        try {
            junk = new byte[10000];
        } catch (OutOfMemoryError e) {
            Agent.inapplicable("the heap is full, and nothing is freed");
        }
    }

    @Override
    public void run() {
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += outer(i, hooks[i % 3]);
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = true;
        int result = 0;
        for (int i = 0; i < MOST && !done; i++) {
            makeGarbage();
            result = outer(20, probing);
        }
        Agent.say("result " + result);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(new HandedOver(), "worker");
        worker.start();
        worker.join();
    }
}
