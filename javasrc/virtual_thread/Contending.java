// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * A virtual thread and after it a platform thread: each calls the probe with itself, enters a
 * monitor that the main thread holds, waits there until it is notified, and waits once more until
 * the time is over. The main thread calls the probe with null while one is blocked. With an argument it
 * owns the monitor until the notified thread is blocked again.
 */
final class Contending implements Runnable {
    private static final Contending LOCK = new Contending();
    /** Waits that end before their time, for no reason, are many less. */
    private static final int MOST = 100;
    /** A JVM may show a notified thread in another state. */
    private static final int SECONDS = 5;
    /** Set by the agent where MonitorWaited reports so. */
    private static volatile boolean timedOut;
    private static volatile boolean notTimedOut;
    private static volatile boolean notified;
    private static volatile boolean ready;
    private static boolean blocking;

    @Override
    public String toString() {
        return "the lock";
    }

    /**
     * Waits once. For no reason, a wait may end at any time: so did one that is reported as not timed
     * out where others are reported as timed out.
     */
    private static void waitOnce(long timeout) throws InterruptedException {
        timedOut = false;
        notTimedOut = false;
        // Sleeps: the timeout is under test.
        LOCK.wait(timeout);
        Contending other = new Contending();
        synchronized (other) {
            for (int i = 0; i < MOST && notTimedOut && !timedOut; i++) {
                other.wait(1);
            }
        }
        if (notTimedOut && timedOut) {
            Agent.inapplicable("a wait ended for no reason");
        }
    }

    @Override
    public void run() {
        String name = Thread.currentThread().getName();
        Agent.probe(Thread.currentThread());
        ready = true;
        try {
            synchronized (LOCK) {
                Agent.say(name + " has entered");
                while (!notified) {
                    LOCK.wait();
                }
                Agent.say(name + " is notified");
                waitOnce(2);
                Agent.say(name + " leaves");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void observe(Thread thread) {
        notified = false;
        ready = false;
        synchronized (LOCK) {
            thread.start();
            while (!ready) {
                Thread.yield();
            }
            Await.state(thread, Thread.State.BLOCKED);
            Agent.probe(null);
            // It may show that before it is, and after its handler look again whether the monitor is free.
            Await.opportunity();
            Await.state(thread, Thread.State.BLOCKED);
        }
        Await.state(thread, Thread.State.WAITING);
        synchronized (LOCK) {
            notified = true;
            LOCK.notifyAll();
            if (blocking) {
                Await.state(thread, Thread.State.BLOCKED, SECONDS);
            }
        }
        Await.end(thread);
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        blocking = args.length > 0;
        observe(Virtual.unstarted("virtual", LOCK));
        observe(new Thread(LOCK, "platform"));
        Agent.say("ended");
    }
}
