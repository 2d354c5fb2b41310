// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread that owns OUTER and calls a native method of the agent's, which calls act and so
 * keeps it on its carrier; there it is in one of several states around INNER. In "jni" it is
 * the agent that enters INNER. In the first probe, with null, the agent names the state. The
 * thread in that state is the subject of the last. An interrupt ends each state but
 * "blocked", "jni" and "notified".
 */
final class Pinned implements Runnable {
    static final Object OUTER = new Object();
    static final Object INNER = new Object();
    static String variant;
    private static boolean notified;
    /** Set by the agent in "jni". */
    private static volatile boolean arrived;
    /** Keeps this object of use after the calls, so that its slots stay live. */
    private volatile int uses;

    private static void enter() throws InterruptedException {
        boolean entering = variant.equals("blocked");
        if (entering) {
            arrived = true;
        }
        synchronized (INNER) {
            switch (variant) {
            case "waiting":
                arrived = true;
                while (true) {
                    INNER.wait();
                }
            case "waiting-timed":
                arrived = true;
                while (true) {
                    INNER.wait(Long.MAX_VALUE);
                }
            case "notified":
                arrived = true;
                while (!notified) {
                    INNER.wait();
                }
                break;
            case "parked":
                arrived = true;
                while (!Thread.currentThread().isInterrupted()) {
                    LockSupport.park();
                }
                break;
            default:
                break;
            }
        }
    }

    /** What the native method calls. */
    private void act() {
        try {
            if (variant.equals("sleeping")) {
                arrived = true;
                // Sleeps: sleeping is the state under test.
                Thread.sleep(3_600_000L);
            }
            enter();
        } catch (InterruptedException e) {
            Agent.say("InterruptedException");
        }
        uses++;
    }

    @Override
    public void run() {
        synchronized (OUTER) {
            Agent.probe(this);
            uses++;
        }
    }

    /**
     * The thread may be in the same state before, for reasons of its own. By JNI it may be shown as
     * something else, and has two seconds.
     */
    private static void await(Thread thread, Thread.State state) {
        while (!arrived) {
            Thread.yield();
        }
        if (variant.equals("jni")) {
            Await.state(thread, state, 2);
        } else {
            Await.state(thread, state);
        }
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Agent.probe(null);
        Thread thread = Virtual.unstarted("virtual", new Pinned());
        Thread.State state = Thread.State.TIMED_WAITING;
        boolean blocked = variant.equals("blocked") || variant.equals("jni");
        if (blocked) {
            state = Thread.State.BLOCKED;
        } else if (variant.equals("waiting") || variant.equals("parked") || variant.equals("notified")) {
            state = Thread.State.WAITING;
        }
        if (blocked) {
            synchronized (INNER) {
                thread.start();
                await(thread, state);
                Agent.probe(thread);
            }
        } else {
            thread.start();
            await(thread, state);
            Agent.probe(thread);
            if (variant.equals("notified")) {
                synchronized (INNER) {
                    notified = true;
                    INNER.notifyAll();
                }
            } else {
                thread.interrupt();
            }
        }
        Await.end(thread);
        Agent.say("ended");
    }
}
