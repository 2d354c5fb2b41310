// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;
import java.util.function.Supplier;

/**
 * A thread waits with a timeout and is notified in time by main, which keeps the lock until that
 * timeout is long over. Where main came too late for that, it begins anew with another thread and a
 * longer timeout.
 * Subjects of the probe: the lock before each thread starts, and null when the last one has ended.
 */
public final class NotifiedInTime implements Runnable {
    private static final Object LOCK = new Object();
    private static long timeout = 500;
    private static volatile boolean inside;

    @Override
    public void run() {
        synchronized (LOCK) {
            inside = true;
            try {
                LOCK.wait(timeout);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Whether the notification came before half of a timeout that began when all this did. */
    private static boolean notifyInTime(Thread thread) throws InterruptedException {
        inside = false;
        long begun = System.nanoTime();
        thread.start();
        while (!inside) {
            Thread.yield();
        }
        // It waits, or has waited: only so can main enter the lock.
        synchronized (LOCK) {
            LOCK.notify();
            boolean inTime = System.nanoTime() - begun < timeout * 500000;
            if (inTime) {
                // Sleeps: the timeout must pass while the lock is not free.
                Thread.sleep(timeout + 1000);
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
            timeout *= 2;
        }
        Agent.probe(null);
    }

    public static void main(String[] args) throws InterruptedException {
        retain(() -> new Thread(new NotifiedInTime(), "waiter"));
    }
}
