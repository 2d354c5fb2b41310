// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread that goes on, as `variant` says, until something is thrown, which it catches. The first
 * probe is called with the class, the second with the thread and what may be thrown, and the third by
 * the thread itself after it has caught.
 */
final class StoppedOnce extends Thread {
    private static final Object LOCK = new Object();
    private static final Throwable THROWABLE = new IllegalStateException("stop");
    private static String variant;
    private static volatile boolean released;
    private volatile boolean running;
    private volatile boolean begun;

    private StoppedOnce() {
        super("stopped");
    }

    /** `begun` is set when only the call that brings the thread into its state is left. */
    private void act() throws InterruptedException {
        switch (released ? "running" : variant) {
        case "waiting":
            synchronized (LOCK) {
                begun = true;
                LOCK.wait();
            }
            break;
        case "waiting-timed":
            synchronized (LOCK) {
                begun = true;
                LOCK.wait(3_600_000L);
            }
            break;
        case "parked":
            begun = true;
            LockSupport.park();
            break;
        case "sleeping":
            begun = true;
            // Sleeps: the state is the one of a sleeping thread.
            Thread.sleep(1000000);
            break;
        default:
            begun = true;
            running = true;
            Thread.yield();
            break;
        }
    }

    private String goOn() {
        try {
            while (true) {
                try {
                    act();
                } catch (InterruptedException e) {
                    // A VM may interrupt a waiting thread in order to stop it.
                    continue;
                }
            }
        } catch (Throwable caught) {
            return caught == THROWABLE ? "what was given" : caught.getClass().getName();
        }
    }

    @Override
    public void run() {
        String caught = goOn();
        Agent.arriveAndWait("caught");
        Agent.say("caught: " + caught);
        Agent.probe(this);
        synchronized (LOCK) {
            try {
                LOCK.wait(1);
                Agent.say("waited");
            } catch (InterruptedException e) {
                Agent.say("interrupted");
            }
        }
    }

    private void awaitVariant() {
        // It may be in the same state before, for reasons of its own.
        while (!begun) {
            Thread.yield();
        }
        switch (variant) {
        case "waiting":
        case "parked":
            Await.state(this, Thread.State.WAITING);
            break;
        case "waiting-timed":
        case "sleeping":
            Await.state(this, Thread.State.TIMED_WAITING);
            break;
        default:
            while (!running) {
                Thread.yield();
            }
            break;
        }
    }

    /** Ends what the thread waits for, if it still does, except a sleep. */
    private void release() {
        released = true;
        LockSupport.unpark(this);
        synchronized (LOCK) {
            LOCK.notifyAll();
        }
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Agent.probe(StoppedOnce.class);
        StoppedOnce thread = new StoppedOnce();
        thread.start();
        thread.awaitVariant();
        Agent.probe(new Object[] {thread, THROWABLE});
        thread.release();
        Agent.releasePoint("caught");
        Await.end(thread);
    }
}
