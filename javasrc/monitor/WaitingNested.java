// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;
import assay.Hooks;

/**
 * A thread of its own runs, so often that it is compiled, a method that enters the monitor of an object
 * that nobody else knows and that of a shared one, the latter once more in a method that it calls. In the last call
 * the thread waits, in the inner method, for the shared object to be notified, and holds after
 * that: in the inner method, after it, and where both monitors are left. The probe gets the thread
 * each time. Of three classes with a run method, each is called as often as the others.
 */
final class WaitingNested implements Runnable {
    private static final Lock SHARED = new Lock("shared");

    private static volatile boolean waiting;
    private static boolean notified;

    private WaitingNested() {
    }

    /** Waits and holds once it is armed. */
    private static final class Holding implements Runnable {
        private boolean armed;
        private int looks;

        @Override
        public void run() {
            if (!armed) {
                return;
            }
            if (looks == 0) {
                await();
            }
            looks++;
            Agent.arriveAndWait("look " + looks);
        }
    }

    private static void await() {
        synchronized (SHARED) {
            waiting = true;
            while (!notified) {
                try {
                    SHARED.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    static int inner(Lock shared, Runnable hook) {
        synchronized (shared) {
            hook.run();
            return 100;
        }
    }

    static int outer(int n, Lock shared, Runnable hook) {
        Lock own = new Lock("own");
        int result;
        synchronized (own) {
            synchronized (shared) {
                result = inner(shared, hook);
                hook.run();
            }
        }
        hook.run();
        return result + n;
    }

    @Override
    public void run() {
        Holding holding = new Holding();
        Runnable[] hooks = Hooks.beside(holding);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += outer(i, SHARED, hooks[i % 3]);
        }
        Agent.say("computed " + (sum > 0));
        holding.armed = true;
        Agent.say("result " + outer(20, SHARED, holding));
    }

    public static void main(String[] args) {
        Thread worker = new Thread(new WaitingNested(), "worker");
        worker.start();
        while (!waiting) {
            Thread.yield();
        }
        Await.state(worker, Thread.State.WAITING);
        Agent.probe(worker);
        synchronized (SHARED) {
            notified = true;
            SHARED.notifyAll();
        }
        for (int i = 1; i <= 3; i++) {
            Agent.awaitArrival("look " + i);
            Agent.probe(worker);
            Agent.releasePoint("look " + i);
        }
        Await.end(worker);
    }
}
