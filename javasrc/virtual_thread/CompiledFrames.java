// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Hooks;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread in methods that have run often before the last call, in which Staying.run, called
 * by inner, stays in one of several states. Null is the subject of the first probe, in which
 * the agent names the state; the thread in that state is the subject of the second. Of three
 * classes with a run method, each is called as often as the others.
 */
final class CompiledFrames implements Runnable {
    private static final Object LOCK = new Object();
    private static final String POINT = "in native";
    private static String variant;
    private static volatile boolean arrived;
    private static volatile boolean going = true;

    /** An object that only frames know. */
    static final class Thing {
        int number;

        Thing(int number) {
            this.number = number;
        }

        @Override
        public String toString() {
            return "thing " + number;
        }
    }

    /** Stays in the state once it is armed. */
    private static final class Staying implements Runnable {
        private boolean armed;

        private static void await() throws InterruptedException {
            synchronized (LOCK) {
                while (going) {
                    LOCK.wait();
                }
            }
        }

        private static void stay() throws InterruptedException {
            switch (variant) {
            case "native":
                Agent.arriveAndWait(POINT);
                break;
            case "blocked":
                synchronized (LOCK) {
                    going = false;
                }
                break;
            case "waiting":
                await();
                break;
            case "sleeping":
                // Sleeps: sleeping is the state under test.
                Thread.sleep(3_600_000L);
                break;
            default:
                while (going) {
                    LockSupport.park();
                }
                break;
            }
        }

        @Override
        public void run() {
            if (!armed) {
                return;
            }
            arrived = true;
            try {
                stay();
            } catch (InterruptedException e) {
                going = false;
            }
        }
    }

    /** Slots: i 0, j 1, d 3, thing 5, hook 6, own 7. */
    private static long inner(int i, long j, double d, Thing thing, Runnable hook) {
        Thing own = new Thing(3 * i);
        hook.run();
        return i + j + (long) d + thing.number + own.number;
    }

    /** Slots: i 0, j 1, d 3, thing 5, hook 6, own 7. */
    private static long middle(int i, long j, double d, Thing thing, Runnable hook) {
        Thing own = new Thing(3 * i);
        long result = inner(i + 1, j + 1, d + 1, thing, hook);
        return result + i + j + (long) d + thing.number + own.number;
    }

    /** Slots: i 0, j 1, d 3, thing 5, hook 6, own 7. */
    private static long outer(int i, long j, double d, Thing thing, Runnable hook) {
        Thing own = new Thing(3 * i);
        long result = middle(i + 1, j + 1, d + 1, thing, hook);
        return result + i + j + (long) d + thing.number + own.number;
    }

    @Override
    public void run() {
        Staying staying = new Staying();
        Runnable[] hooks = Hooks.beside(staying);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 60000; n++) {
            sum += outer(n, n, n, new Thing(n), hooks[n % 3]);
        }
        Agent.say("computed " + (sum > 0));
        staying.armed = true;
        Agent.say("result " + outer(40, 1L << 40, 2.5, new Thing(9), staying));
    }

    /** The thread may be in the same state before, for reasons of its own. */
    private static void probe(Thread thread, Thread.State state) {
        while (!arrived) {
            Thread.yield();
        }
        Await.state(thread, state);
        Agent.probe(thread);
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread thread = Virtual.unstarted("virtual", new CompiledFrames());
        switch (variant) {
        case "native":
            thread.start();
            Agent.awaitArrival(POINT);
            Agent.probe(thread);
            Agent.releasePoint(POINT);
            break;
        case "blocked":
            synchronized (LOCK) {
                thread.start();
                probe(thread, Thread.State.BLOCKED);
            }
            break;
        case "sleeping":
            thread.start();
            probe(thread, Thread.State.TIMED_WAITING);
            thread.interrupt();
            break;
        default:
            thread.start();
            probe(thread, Thread.State.WAITING);
            break;
        }
        going = false;
        LockSupport.unpark(thread);
        synchronized (LOCK) {
            LOCK.notifyAll();
        }
        Await.end(thread);
    }
}
