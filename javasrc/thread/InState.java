// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** A thread in the state that the first argument names, and the probe called on it. */
final class InState extends Thread {
    private static final Object LOCK = new Object();
    private static final ReentrantLock JUC_LOCK = new ReentrantLock();
    private static final String POINT = "in native";
    private static volatile boolean going = true;
    private static volatile boolean arrived;
    private static volatile boolean clear;
    private final String name;
    /** Set by the agent in "jni-monitor". */
    private volatile boolean begun;

    private InState(String name) {
        this.name = name;
        setDaemon(true);
    }

    static void spin() {
        while (going) {
            arrived = true;
            if (clear) {
                Thread.interrupted();
                clear = false;
            }
        }
    }

    static synchronized void enter() {
        arrived = true;
    }

    /** `begun` is set when only the call that brings the thread into its state is left. */
    private void act() throws InterruptedException {
        switch (name) {
        case "running":
            begun = true;
            spin();
            break;
        case "native":
            begun = true;
            Agent.arriveAndWait(POINT);
            break;
        case "native-calls-java":
            begun = true;
            Agent.probe(null);
            break;
        case "jni-monitor":
            Agent.probe(LOCK);
            break;
        case "block":
            begun = true;
            synchronized (LOCK) {
                arrived = true;
            }
            break;
        case "method":
            begun = true;
            enter();
            break;
        case "wait":
            synchronized (LOCK) {
                begun = true;
                while (going) {
                    arrived = true;
                    LOCK.wait();
                }
            }
            break;
        case "wait-timed":
        case "wait-short":
            long timeout = name.equals("wait-short") ? 1 : 3_600_000L;
            synchronized (LOCK) {
                begun = true;
                while (going) {
                    arrived = true;
                    LOCK.wait(timeout);
                }
            }
            break;
        case "sleep":
            begun = true;
            // Sleeps: the state is the one of a sleeping thread.
            Thread.sleep(3_600_000L);
            break;
        case "park":
            begun = true;
            while (going) {
                LockSupport.park();
            }
            break;
        case "park-timed":
            begun = true;
            while (going) {
                LockSupport.parkNanos(3_600_000_000_000L);
            }
            break;
        case "lock":
            begun = true;
            JUC_LOCK.lock();
            break;
        case "join":
        case "join-timed":
            InState other = new InState("running").startNow();
            begun = true;
            other.join(name.equals("join") ? 0 : 3_600_000L);
            break;
        default:
            break;
        }
    }

    private InState startNow() {
        start();
        return this;
    }

    @Override
    public void run() {
        try {
            act();
        } catch (InterruptedException e) {
            going = false;
        }
    }

    /** The thread may be in the same state before, for reasons of its own. */
    private static void await(InState thread, Thread.State state) {
        while (!thread.begun) {
            Thread.yield();
        }
        Await.state(thread, state);
    }

    private static void probe(InState thread, Thread.State state) {
        await(thread, state);
        Agent.probe(thread);
    }

    /** With a timeout or without one; a class library may have its locks wait for a monitor, too. */
    private static void awaitWaiting(InState thread) {
        while (!thread.begun || thread.getState() != Thread.State.WAITING
                && thread.getState() != Thread.State.TIMED_WAITING) {
            if (JUC_LOCK.hasQueuedThread(thread) && thread.getState() == Thread.State.BLOCKED) {
                Agent.inapplicable("what waits for a lock is blocked at a monitor");
            }
            Thread.yield();
        }
    }

    private static void awaitArrival() {
        while (!arrived) {
            Thread.yield();
        }
    }

    /** The agent waits until it is blocked: a JVM that never shows that must not hold up the test. */
    private static void reenter(InState thread, boolean notify) {
        thread.start();
        awaitArrival();
        synchronized (LOCK) {
            if (notify) {
                LOCK.notify();
            } else if (!thread.name.equals("wait-short")) {
                thread.interrupt();
            }
            Agent.probe(thread);
            going = false;
        }
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        InState thread = new InState(args[0]);
        String twist = args.length > 1 ? args[1] : "";
        switch (twist) {
        case "notified":
            reenter(thread, true);
            return;
        case "interrupted-wait":
        case "timed-out":
            reenter(thread, false);
            return;
        default:
            break;
        }
        switch (thread.name) {
        case "new":
            Agent.probe(thread);
            break;
        case "terminated":
            thread.start();
            Await.end(thread);
            Agent.probe(thread);
            break;
        case "running":
        case "native-calls-java":
            thread.start();
            awaitArrival();
            if (!twist.isEmpty()) {
                thread.interrupt();
            }
            probe(thread, Thread.State.RUNNABLE);
            if (twist.equals("cleared")) {
                clear = true;
                while (clear) {
                    Thread.yield();
                }
                Agent.probe(thread);
            }
            break;
        case "native":
            thread.start();
            Agent.awaitArrival(POINT);
            if (!twist.isEmpty()) {
                thread.interrupt();
            }
            probe(thread, Thread.State.RUNNABLE);
            Agent.releasePoint(POINT);
            break;
        case "block":
        case "jni-monitor":
            synchronized (LOCK) {
                thread.start();
                await(thread, Thread.State.BLOCKED);
                if (!twist.isEmpty()) {
                    thread.interrupt();
                }
                probe(thread, Thread.State.BLOCKED);
            }
            break;
        case "method":
            synchronized (InState.class) {
                thread.start();
                probe(thread, Thread.State.BLOCKED);
            }
            break;
        case "wait-timed":
        case "sleep":
        case "park-timed":
        case "join-timed":
            thread.start();
            probe(thread, Thread.State.TIMED_WAITING);
            break;
        case "lock":
            JUC_LOCK.lock();
            thread.start();
            awaitWaiting(thread);
            Agent.probe(thread);
            break;
        default:
            thread.start();
            probe(thread, Thread.State.WAITING);
            break;
        }
    }
}
