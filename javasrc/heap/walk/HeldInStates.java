// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads that run, are blocked, wait, sleep and are parked, each with an object in the local variable
 * in slot 1 of a method of its own. The probe gets names and threads by turns, then names and objects.
 */
final class HeldInStates implements Runnable {
    static volatile Object sink;
    private static final String[] NAMES = {"running", "blocked", "waiting", "sleeping", "parked"};
    private static final Thread.State[] STATES = {Thread.State.RUNNABLE, Thread.State.BLOCKED,
        Thread.State.WAITING, Thread.State.TIMED_WAITING, Thread.State.WAITING};
    private static final Object[] PAIRS = new Object[4 * NAMES.length];
    private static final Object LOCK = new Object();
    private static volatile boolean counts;
    private static volatile int begun;
    private static volatile boolean done;
    private final int number;

    private HeldInStates(int number) {
        this.number = number;
    }

    private static Object thing(int number) {
        return PAIRS[2 * (NAMES.length + number) + 1];
    }

    private void count() {
        Object held = thing(0);
        while (!done) {
            counts = true;
        }
        sink = held;
    }

    private void block() {
        Object held = thing(1);
        begun++;
        synchronized (LOCK) {
            sink = LOCK;
        }
        sink = held;
    }

    private void await() {
        Object held = thing(2);
        begun++;
        synchronized (this) {
            while (!done) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    sink = e;
                }
            }
        }
        sink = held;
    }

    private void pause() {
        Object held = thing(3);
        begun++;
        while (!done) {
            try {
                // Sleeps: a sleeping thread is one of the states.
                Thread.sleep(1000000000);
            } catch (InterruptedException e) {
                sink = e;
            }
        }
        sink = held;
    }

    private void park() {
        Object held = thing(4);
        begun++;
        while (!done) {
            LockSupport.park();
        }
        sink = held;
    }

    @Override
    public void run() {
        switch (number) {
            case 0:
                count();
                break;
            case 1:
                block();
                break;
            case 2:
                await();
                break;
            case 3:
                pause();
                break;
            default:
                park();
                break;
        }
    }

    private static void probe(Thread[] threads) {
        synchronized (LOCK) {
            for (int i = 0; i < threads.length; i++) {
                threads[i].start();
                // It may be in the same state before, for reasons of its own.
                while (begun < i) {
                    Thread.yield();
                }
                Await.state(threads[i], STATES[i]);
            }
            while (!counts) {
                Thread.yield();
            }
            Agent.probe(PAIRS);
        }
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Thread[] threads = new Thread[NAMES.length];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new HeldInStates(i), NAMES[i]);
            PAIRS[2 * i] = NAMES[i];
            PAIRS[2 * i + 1] = threads[i];
            PAIRS[2 * (threads.length + i)] = "held by " + NAMES[i];
            PAIRS[2 * (threads.length + i) + 1] = new Object();
        }
        probe(threads);
        done = true;
        for (Thread thread : threads) {
            LockSupport.unpark(thread);
            thread.interrupt();
            Await.end(thread);
        }
        Agent.say("ended");
    }
}
