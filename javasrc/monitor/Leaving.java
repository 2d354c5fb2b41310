// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;
import assay.Hooks;

/**
 * A thread of its own runs, so often that it is compiled, a method that enters the monitor of an
 * object that nobody else knows, and enters it once more in a method that it calls: in inner, or in
 * apart if the variant begins with that. In the last call Holding.run holds, and the probe gets the
 * thread: in the inner method, after that, and where the monitor is left. The first probe, with the
 * class, is before all this. Of three classes with a run method, each is called as often as the
 * others.
 */
final class Leaving implements Runnable {
    private static String variant = "";

    private Leaving() {
    }

    /** A monitor's object. */
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

    /** Holds at one point after the other once it is armed. */
    private static final class Holding implements Runnable {
        private boolean armed;
        private int looks;

        @Override
        public void run() {
            if (armed) {
                looks++;
                Agent.arriveAndWait("look " + looks);
            }
        }
    }

    static int inner(Lock lock, Runnable hook) {
        synchronized (lock) {
            hook.run();
            return lock.number * 100;
        }
    }

    /** The same, for tests that see to it that it is not compiled into its caller. */
    static int apart(Lock lock, Runnable hook) {
        synchronized (lock) {
            hook.run();
            return lock.number * 100;
        }
    }

    static int outer(int n, Runnable hook, boolean apart) {
        Lock lock = new Lock(n);
        int result;
        synchronized (lock) {
            result = apart ? apart(lock, hook) : inner(lock, hook);
            hook.run();
        }
        hook.run();
        return result + lock.number;
    }

    @Override
    public void run() {
        Holding holding = new Holding();
        Runnable[] hooks = Hooks.beside(holding);
        boolean apart = variant.startsWith("apart");
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += outer(i, hooks[i % 3], apart);
        }
        Agent.say("computed " + (sum > 0));
        holding.armed = true;
        Agent.say("result " + outer(20, holding, apart));
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Agent.probe(Leaving.class);
        Thread worker = new Thread(new Leaving(), "worker");
        worker.start();
        for (int i = 1; i <= 3; i++) {
            Agent.awaitArrival("look " + i);
            Agent.probe(worker);
            Agent.releasePoint("look " + i);
        }
        Await.end(worker);
    }
}
