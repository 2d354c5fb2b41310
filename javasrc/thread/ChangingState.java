// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * While the probe runs two threads run, wait, sleep, park and block each other by turns, for the
 * shortest times. The first is the subject of the probe.
 */
public final class ChangingState implements Runnable {
    private static final Object LOCK = new Object();
    private static volatile boolean done;
    private static volatile int turns;

    private static void move() throws InterruptedException {
        LockSupport.parkNanos(1000);
        synchronized (LOCK) {
            turns++;
            LOCK.wait(0, 1000);
        }
        // Sleeps: the state of a sleeping thread is among those that are checked.
        Thread.sleep(0, 1000);
        for (int i = 0; i < 1000; i++) {
            turns++;
        }
    }

    @Override
    public void run() {
        try {
            while (!done) {
                move();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Calls the probe while the two, which have not started, are in motion. */
    public static void probe(Thread first, Thread second) {
        first.start();
        second.start();
        while (turns < 5000) {
            Thread.yield();
        }
        Agent.probe(first);
        done = true;
        Await.end(first);
        Await.end(second);
    }

    public static void main(String[] args) {
        probe(new Thread(new ChangingState(), "first"), new Thread(new ChangingState(), "second"));
    }
}
