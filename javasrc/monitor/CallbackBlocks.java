// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * A thread that enters a lock and waits there to be notified. It holds "in the handler" of the
 * event that the argument names. Meanwhile two others enter the lock, unless the thread owns it:
 * one leaves it again, the other stays until the thread has left the handler and had every
 * opportunity to go on. Subjects of the probe: the lock, then the thread, which calls it itself,
 * and null for that opportunity.
 */
public final class CallbackBlocks implements Runnable {
    private static final Object LOCK = new Object();
    private static volatile boolean begun;
    private static volatile boolean inside;
    private static volatile boolean notified;
    private static volatile int attempts;
    private static volatile int entries;
    private static volatile int timesInLock;
    private static volatile int timesInLockBefore = -1;

    @Override
    public void run() {
        Agent.probe(Thread.currentThread());
        begun = true;
        synchronized (LOCK) {
            inside = true;
            timesInLock++;
            while (!notified) {
                try {
                    LOCK.wait();
                    timesInLock++;
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        Agent.say("the thread has left the lock");
    }

    private static void notifyWaiting() {
        synchronized (LOCK) {
            notified = true;
            LOCK.notifyAll();
        }
    }

    private static void bringToHandler(Thread thread, String event) {
        switch (event) {
        case "enter":
            synchronized (LOCK) {
                thread.start();
                Agent.awaitArrival("in the handler");
            }
            break;
        case "entered":
            synchronized (LOCK) {
                thread.start();
                while (!begun) {
                    Thread.yield();
                }
                Await.state(thread, Thread.State.BLOCKED);
                // It may have been another monitor, and after a handler it may look again whether this one is free.
                Await.opportunity();
                Await.state(thread, Thread.State.BLOCKED);
            }
            break;
        case "wait":
            thread.start();
            break;
        default:
            thread.start();
            while (!inside) {
                Thread.yield();
            }
            // It waits: only so can others enter the lock. Where it wakes up for no reason, and owns
            // the lock in the handler, this thread enters it later.
            new Thread(CallbackBlocks::notifyWaiting, "notifying").start();
            break;
        }
        Agent.awaitArrival("in the handler");
    }

    /** Starts a thread and waits until it has entered the lock or cannot enter it now. */
    private static Thread enter(boolean stay) {
        int before = entries;
        int attempted = attempts;
        Thread thread = new Thread("other") {
            @Override
            public void run() {
                attempts++;
                synchronized (LOCK) {
                    entries++;
                    if (stay) {
                        timesInLockBefore = timesInLock;
                        Agent.arriveAndWait("inside");
                    }
                }
            }
        };
        thread.start();
        // It may be in the same state before, for reasons of its own.
        while (attempts == attempted) {
            Thread.yield();
        }
        while ((stay ? entries == before : thread.isAlive())
               && thread.getState() != Thread.State.BLOCKED) {
            Thread.yield();
        }
        return thread;
    }

    /** The task of the thread is an object of this class. */
    public static void delay(Thread thread, String event) {
        Agent.probe(LOCK);
        bringToHandler(thread, event);
        Thread passing = enter(false);
        Thread staying = enter(true);
        Agent.releasePoint("in the handler");
        Agent.arriveAndWait("over");
        Agent.probe(null);
        if (timesInLockBefore >= 0 && timesInLock != timesInLockBefore) {
            Agent.say("the thread went on without the lock");
        }
        Agent.releasePoint("inside");
        notifyWaiting();
        Await.end(passing);
        Await.end(staying);
        Await.end(thread);
        Agent.say("all have ended");
    }

    public static void main(String[] args) {
        delay(new Thread(new CallbackBlocks(), "delayed"), args[0]);
    }
}
