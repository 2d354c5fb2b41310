// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * A thread is blocked at a lock that main owns, or with the argument "waiting" waits there to be
 * notified. Subjects of the probe: the lock; the thread, which calls it itself as it begins; and
 * null when the thread is blocked or waits, as it does until the probe is over.
 */
public final class BlockedOrWaiting implements Runnable {
    private static final Object LOCK = new Object();
    private static volatile boolean begun;
    private static volatile boolean inside;
    private static boolean notified;
    private final boolean waits;

    public BlockedOrWaiting(String variant) {
        waits = variant.equals("waiting");
    }

    @Override
    public void run() {
        Agent.probe(Thread.currentThread());
        begun = true;
        synchronized (LOCK) {
            inside = true;
            while (waits && !notified) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        Agent.say("the thread goes on");
    }

    private static void blocked(Thread thread) {
        synchronized (LOCK) {
            thread.start();
            while (!begun) {
                Thread.yield();
            }
            Await.state(thread, Thread.State.BLOCKED);
            Await.opportunity();
            Agent.probe(null);
            // It may show that before it is, and after its handler look again whether the monitor is free.
            Await.opportunity();
            Await.state(thread, Thread.State.BLOCKED);
        }
    }

    private static void waiting(Thread thread) {
        thread.start();
        while (!inside) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        synchronized (LOCK) {
            Agent.probe(null);
            // While the lock is owned, who woke for no reason cannot wait again.
            if (thread.getState() != Thread.State.WAITING) {
                Agent.inapplicable("a wait ended for no reason");
            }
            notified = true;
            LOCK.notifyAll();
        }
    }

    /** The task of the thread is an object of this class. */
    public static void meet(Thread thread, String variant) {
        Agent.probe(LOCK);
        if (variant.equals("waiting")) {
            waiting(thread);
        } else {
            blocked(thread);
        }
        Await.end(thread);
        Agent.say("it has ended");
    }

    public static void main(String[] args) {
        meet(new Thread(new BlockedOrWaiting(args[0]), "thread"), args[0]);
    }
}
