// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread that could go on, but has no carrier while another one holds the only one there
 * is: it has just started, or yields, or what it waited for has come. Null is the subject of the
 * first probe, in which the agent names the state; the thread in it is the subject of the
 * second, and a string that of the third, which the thread itself calls before it ends.
 */
final class WithoutCarrier implements Runnable {
    static final IllegalStateException SENT = new IllegalStateException();
    private static final Object LOCK = new Object();
    /** What the one that holds the carrier owns. */
    private static final Object HELD = new Object();
    private static final String POINT = "carrier";
    static String variant;
    /** The one that holds the carrier. */
    static volatile Thread occupier;
    private static volatile int calls;
    private static volatile boolean occupied;
    private static volatile boolean released;
    private static volatile boolean going = true;
    private static volatile Thread second;
    /** Keeps this object of use after the call, so that its slot stays live. */
    private volatile String what = "got ";

    private static final class Turn {
        static volatile boolean taken;

        private Turn() {
        }

        static void take() {
            taken = true;
        }
    }

    private static void occupy() {
        occupier = Thread.currentThread();
        occupied = true;
        synchronized (HELD) {
            Agent.arriveAndWait(POINT);
        }
    }

    private static void monitor() throws InterruptedException {
        synchronized (LOCK) {
            while (variant.equals("notified") && !released) {
                LOCK.wait();
            }
        }
    }

    private static int act() throws InterruptedException {
        calls++;
        if (variant.equals("unparked")) {
            while (!released) {
                LockSupport.park();
            }
        } else if (variant.equals("unblocked") || variant.equals("notified")) {
            monitor();
        }
        if (!variant.equals("started") && !occupied) {
            // One that this thread starts runs when it yields; of others that is not sure.
            second = Virtual.start("other", WithoutCarrier::occupy);
            // A scheduler may ignore that it yields.
            long begun = System.nanoTime();
            while (!occupied) {
                if (System.nanoTime() - begun > 6_000_000_000L) {
                    Agent.inapplicable("a virtual thread that yields keeps its carrier");
                }
                Thread.yield();
            }
        }
        // A thread that needs no carrier comes by here, and stays. Zero stops only where it calls.
        while (going) {
            Turn.take();
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
        Agent.say("calls " + calls + ", interrupted " + Thread.interrupted());
        Agent.probe("at the end");
    }

    /** The thread may be in the same state before, for reasons of its own. */
    private static void await(Thread thread, Thread.State state) {
        while (calls == 0) {
            Thread.yield();
        }
        Await.state(thread, state);
    }

    private static void bringAbout(Thread thread, Thread other) {
        switch (variant) {
        case "started":
            other.start();
            Agent.awaitArrival(POINT);
            thread.start();
            break;
        case "yielded":
            thread.start();
            break;
        case "unparked":
            thread.start();
            await(thread, Thread.State.WAITING);
            other.start();
            Agent.awaitArrival(POINT);
            released = true;
            LockSupport.unpark(thread);
            break;
        case "unblocked":
            synchronized (LOCK) {
                thread.start();
                await(thread, Thread.State.BLOCKED);
                other.start();
                // Not every JVM unmounts a virtual thread that is blocked at a monitor.
                Await.opportunity();
            }
            break;
        default:
            thread.start();
            await(thread, Thread.State.WAITING);
            other.start();
            Await.opportunity();
            synchronized (LOCK) {
                released = true;
                LOCK.notifyAll();
            }
            break;
        }
        Agent.awaitArrival(POINT);
        // With a carrier of its own "other" arrives while the thread is still starting it.
        while (variant.equals("yielded") && second == null) {
            Thread.yield();
        }
    }

    private static void awaitEnd(Thread thread) {
        if (thread != null && thread.getState() != Thread.State.NEW) {
            Await.end(thread);
        }
    }

    private static boolean needsNoCarrier(Thread thread) {
        return thread.getClass().getName().contains("BoundVirtualThread");
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Agent.probe(null);
        Thread thread = Virtual.unstarted("virtual", new WithoutCarrier());
        Thread other = Virtual.unstarted("other", WithoutCarrier::occupy);
        // No class is left to load there.
        Turn.take();
        Turn.taken = false;
        bringAbout(thread, other);
        while (needsNoCarrier(thread) && !Turn.taken) {
            Thread.yield();
        }
        Agent.probe(thread);
        going = false;
        // Its frame may have been popped, so that it parks once more.
        LockSupport.unpark(thread);
        Agent.releasePoint(POINT);
        Await.end(thread);
        awaitEnd(other);
        awaitEnd(second);
    }
}
