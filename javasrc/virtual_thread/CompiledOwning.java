// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Hooks;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread in methods that have run often owns the monitors of two objects that nobody else
 * knows: it has entered one in two frames, and calls a synchronized method of the other. What that
 * calls in the last call, Staying.run, is in a native method or parked. Null is the subject of the
 * first probe, in which the agent names the state; the thread that of the second. Of three
 * classes with a run method, each is called as often as the others.
 */
final class CompiledOwning implements Runnable {
    private static final String POINT = "in native";
    private static String variant;
    private static volatile boolean arrived;
    private static volatile boolean going = true;

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

    /** Stays in the state once it is armed. */
    private static final class Staying implements Runnable {
        private boolean armed;

        @Override
        public void run() {
            if (!armed) {
                return;
            }
            arrived = true;
            if (variant.equals("native")) {
                Agent.arriveAndWait(POINT);
            }
            while (variant.equals("parked") && going) {
                LockSupport.park();
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

    static int caller(int n, Runnable hook) {
        return outer(n, hook) * 2;
    }

    @Override
    public void run() {
        Staying staying = new Staying();
        Runnable[] hooks = Hooks.beside(staying);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += caller(i, hooks[i % 3]);
        }
        Agent.say("computed " + (sum > 0));
        staying.armed = true;
        Agent.say("result " + caller(20, staying));
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread thread = Virtual.start("virtual", new CompiledOwning());
        if (variant.equals("native")) {
            Agent.awaitArrival(POINT);
        } else {
            while (!arrived) {
                Thread.yield();
            }
            Await.state(thread, Thread.State.WAITING);
        }
        Agent.probe(thread);
        going = false;
        Agent.releasePoint(POINT);
        LockSupport.unpark(thread);
        Await.end(thread);
    }
}
