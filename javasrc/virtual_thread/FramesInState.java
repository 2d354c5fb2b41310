// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread in one of several states, with variables in its frames. Null is the
 * subject of the first probe, in which the agent names the state; the thread in that
 * state is the subject of the second. What became of it is said last.
 */
final class FramesInState implements Runnable {
    static final IllegalStateException SENT = new IllegalStateException();
    static final Object LOCK = new Object();
    private static final String POINT = "in native";
    static String variant;
    private static int calls;
    private static volatile boolean going = true;
    private static volatile boolean arrived;
    /** Keeps this object of use after the call, so that its slot stays live. */
    private volatile String what = "got ";

    private static void monitor() throws InterruptedException {
        synchronized (LOCK) {
            arrived = true;
            while (going) {
                LOCK.wait();
            }
        }
    }

    private static void slumber() {
        arrived = true;
        try {
            // Sleeps: sleeping is the state under test.
            Thread.sleep(3_600_000L);
        } catch (InterruptedException e) {
            going = false;
        }
    }

    /** In each state it has arrived when nothing but what brings it there is left to do. */
    private static int act() throws InterruptedException {
        calls++;
        switch (variant) {
        case "running":
            while (going) {
                arrived = true;
            }
            break;
        case "native":
            arrived = true;
            Agent.arriveAndWait(POINT);
            break;
        case "blocked":
            arrived = true;
            synchronized (LOCK) {
                calls += 10;
            }
            break;
        case "waiting":
            monitor();
            break;
        case "sleeping":
            slumber();
            break;
        default:
            arrived = true;
            while (going) {
                LockSupport.park();
            }
            break;
        }
        return 7;
    }

    /** Slots: this 0, i 1, j 2, f 4, d 5, o 7. */
    private String outer(int i, long j, float f, double d, Object o) throws InterruptedException {
        int result = act();
        return result + " and " + i + " " + j + " " + f + " " + d + " " + o;
    }

    @Override
    public void run() {
        Object result;
        try {
            result = outer(40, 1L << 40, 1.5F, 2.5, "an object");
        } catch (Throwable e) {
            result = e == SENT ? "the exception sent" : e;
        }
        Agent.say(what + result);
        Agent.say("calls " + calls);
    }

    /** The thread may be in the same state before, for reasons of its own. */
    private static void await(Thread thread, Thread.State state) {
        while (!arrived) {
            Thread.yield();
        }
        Await.state(thread, state);
    }

    private static void probe(Thread thread, Thread.State state) {
        await(thread, state);
        Agent.probe(thread);
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Agent.probe(null);
        Thread thread = Virtual.unstarted("virtual", new FramesInState());
        switch (variant) {
        case "running":
            thread.start();
            probe(thread, Thread.State.RUNNABLE);
            break;
        case "native":
            thread.start();
            Agent.awaitArrival(POINT);
            probe(thread, Thread.State.RUNNABLE);
            break;
        case "blocked":
            synchronized (LOCK) {
                thread.start();
                probe(thread, Thread.State.BLOCKED);
            }
            break;
        case "sleeping":
            thread.start();
            probe(thread, Thread.State.TIMED_WAITING);
            thread.interrupt();
            break;
        default:
            thread.start();
            await(thread, Thread.State.WAITING);
            // A thread may show that it waits before it gives up the monitor.
            synchronized (LOCK) {
                going = true;
            }
            Agent.probe(thread);
            break;
        }
        going = false;
        Agent.releasePoint(POINT);
        LockSupport.unpark(thread);
        synchronized (LOCK) {
            LOCK.notifyAll();
        }
        Await.end(thread);
    }
}
