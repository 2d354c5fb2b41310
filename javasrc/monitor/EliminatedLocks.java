// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;
import assay.Hooks;

/**
 * A thread of its own runs, so often that it is compiled, a method that enters the monitor of an
 * object that nobody else knows, enters it once more in a method that it calls, and calls a
 * synchronized method of another such object. In the last call what that calls, Holding.run, holds.
 * Of three classes with a run method, each is called as often as the others. With the argument "many" there are
 * ten more such objects, and in the last call ten that others know.
 */
final class EliminatedLocks implements Runnable {
    private static final Lock[] SHARED = new Lock[10];

    private final boolean many;

    private EliminatedLocks(boolean many) {
        this.many = many;
    }

    /** A monitor's object. */
    private static final class Lock {
        private final String name;
        private final int number;

        Lock(String name, int number) {
            this.name = name;
            this.number = number;
        }

        @Override
        public String toString() {
            return name + " " + number;
        }

        synchronized int method(Runnable hook) {
            hook.run();
            return number;
        }
    }

    /** Holds once it is armed. */
    private static final class Holding implements Runnable {
        private boolean armed;

        @Override
        public void run() {
            if (armed) {
                Agent.arriveAndWait("owning");
            }
        }
    }

    static int outer(int n, Runnable hook) {
        Lock lock = new Lock("outer", n);
        synchronized (lock) {
            return inner(lock, n, hook);
        }
    }

    static int inner(Lock lock, int n, Runnable hook) {
        synchronized (lock) {
            return new Lock("inner", n + 1).method(hook) * 100 + lock.number;
        }
    }

    /** Ten objects that nobody else knows, at once. */
    static int ten(int n, Runnable hook) {
        synchronized (new Lock("own", n)) {
            synchronized (new Lock("own", n + 1)) {
                synchronized (new Lock("own", n + 2)) {
                    synchronized (new Lock("own", n + 3)) {
                        synchronized (new Lock("own", n + 4)) {
                            synchronized (new Lock("own", n + 5)) {
                                synchronized (new Lock("own", n + 6)) {
                                    synchronized (new Lock("own", n + 7)) {
                                        synchronized (new Lock("own", n + 8)) {
                                            synchronized (new Lock("own", n + 9)) {
                                                return outer(n, hook);
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /** Calls ten while it owns the SHARED locks from this level on. */
    private static int whileOwningShared(int level, Runnable hook) {
        if (level == SHARED.length) {
            return ten(20, hook);
        }
        synchronized (SHARED[level]) {
            return whileOwningShared(level + 1, hook);
        }
    }

    private static int entered() {
        int count = 0;
        for (Lock lock : SHARED) {
            synchronized (lock) {
                count++;
            }
        }
        return count;
    }

    static int caller(int n, Runnable hook) {
        return outer(n, hook) * 2;
    }

    @Override
    public void run() {
        Holding holding = new Holding();
        Runnable[] hooks = Hooks.beside(holding);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += many ? ten(i, hooks[i % 3]) : caller(i, hooks[i % 3]);
        }
        Agent.say("computed " + (sum > 0));
        holding.armed = true;
        Agent.say("result " + (many ? whileOwningShared(0, holding) : caller(20, holding)));
    }

    public static void main(String[] args) {
        for (int i = 0; i < SHARED.length; i++) {
            SHARED[i] = new Lock("shared", i);
        }
        Thread worker = new Thread(new EliminatedLocks(args.length > 0), "worker");
        worker.start();
        Agent.awaitArrival("owning");
        Agent.probe(worker);
        Agent.releasePoint("owning");
        Await.end(worker);
        if (args.length > 0) {
            Agent.say("entered afterwards " + entered());
        }
    }
}
