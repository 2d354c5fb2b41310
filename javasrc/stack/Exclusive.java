// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * Four threads that go in and out of "inside" in turn: at any instant at most one of them has that
 * method on its stack. The probe with these threads, and once more while one of them stays there.
 */
final class Exclusive implements Runnable {
    static final int THREADS = 4;
    private static volatile boolean done;
    private static volatile boolean staying;
    private static volatile boolean stays;
    private static volatile int turn;
    private static Thread[] all;
    private final int number;

    Exclusive(int number) {
        this.number = number;
    }

    private static void stay() {
        stays = true;
        // A native call: not every VM stops a thread in a loop of Java alone.
        Thread.yield();
    }

    private static void inside() {
        while (staying) {
            stay();
        }
        Thread.yield();
    }

    @Override
    public void run() {
        while (!done) {
            if (turn % THREADS == number) {
                inside();
                turn++;
                LockSupport.unpark(all[turn % THREADS]);
            } else {
                LockSupport.park();
            }
        }
    }

    /** With threads that run these and are not started yet. */
    static void probe(Thread[] threads) {
        all = threads;
        for (Thread thread : threads) {
            thread.start();
        }
        while (turn < 100) {
            Thread.yield();
        }
        Agent.probe(threads);
        staying = true;
        while (!stays) {
            Thread.yield();
        }
        Agent.probe(threads);
        done = true;
        staying = false;
        for (Thread thread : threads) {
            LockSupport.unpark(thread);
            Await.end(thread);
        }
    }

    public static void main(String[] args) {
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new Exclusive(i), "thread " + i);
        }
        probe(threads);
    }
}
