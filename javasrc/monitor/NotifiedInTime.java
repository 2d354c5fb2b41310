// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;
import java.util.function.Supplier;

/**
 * A thread waits with a timeout and is notified in time by main, which keeps the lock until that
 * timeout is long over. Where main came too late for that, it begins anew with another thread.
 * Subjects of the probe: the lock before each thread starts, and null when the last one has ended.
 */
public final class NotifiedInTime implements Runnable {
    private static final Object LOCK = new Object();
    private static final long TIMEOUT = 500;
    private static boolean waiting;

    @Override
    public void run() {
        synchronized (LOCK) {
            waiting = true;
            try {
                LOCK.wait(TIMEOUT);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Whether the notification came before the end of a timeout that began when all this did. */
    private static boolean notifyInTime(Thread thread) throws InterruptedException {
        waiting = false;
        long begun = System.nanoTime();
        thread.start();
        while (thread.isAlive() && thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.yield();
        }
        synchronized (LOCK) {
            LOCK.notify();
            boolean inTime = waiting && System.nanoTime() - begun < TIMEOUT * 1000000;
            if (inTime) {
                // Sleeps: the timeout must pass while the lock is not free.
                Thread.sleep(TIMEOUT + 1000);
            }
            return inTime;
        }
    }

    /** The task of the threads is an object of this class. */
    public static void retain(Supplier<Thread> threads) throws InterruptedException {
        boolean inTime = false;
        while (!inTime) {
            Agent.probe(LOCK);
            Thread thread = threads.get();
            inTime = notifyInTime(thread);
            Await.end(thread);
        }
        Agent.probe(null);
    }

    public static void main(String[] args) throws InterruptedException {
        retain(() -> new Thread(new NotifiedInTime(), "waiter"));
    }
}
