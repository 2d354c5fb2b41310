// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * Two virtual threads in the same state until they are interrupted. Null is the subject of
 * the first probe, in which the agent names the state; the two threads are the subject of the
 * second, which may interrupt the first of them.
 */
final class Interruptible implements Runnable {
    private static final Object LOCK = new Object();
    static String variant;
    private static volatile boolean ending;
    private static Interruptible first;
    private final Thread thread;
    private volatile boolean running;

    private Interruptible(String name) {
        thread = Virtual.unstarted(name, this);
    }

    private void act() throws InterruptedException {
        switch (variant) {
        case "running":
            running = true;
            while (!thread.isInterrupted() && !ending) {
                Thread.yield();
            }
            break;
        case "native":
            running = true;
            Agent.arriveAndWait(thread.getName());
            break;
        case "blocked":
            running = true;
            synchronized (LOCK) {
                running = false;
            }
            break;
        case "sleeping":
            running = true;
            // Sleeps: sleeping is the state under test.
            Thread.sleep(3_600_000L);
            break;
        case "waiting":
        case "waiting-timed":
            long timeout = variant.equals("waiting") ? 0 : Long.MAX_VALUE;
            synchronized (LOCK) {
                running = true;
                while (!ending) {
                    LOCK.wait(timeout);
                }
            }
            break;
        case "parked":
            running = true;
            while (!thread.isInterrupted() && !ending) {
                LockSupport.park();
            }
            break;
        default:
            running = true;
            while (!thread.isInterrupted() && !ending) {
                LockSupport.parkNanos(3_600_000_000_000L);
            }
            break;
        }
    }

    @Override
    public void run() {
        try {
            act();
            if (this == first) {
                Agent.say(thread.getName() + " went on, interrupted: " + Thread.interrupted());
            }
        } catch (InterruptedException e) {
            Agent.say(thread.getName() + " caught InterruptedException, interrupted: "
                + thread.isInterrupted());
        }
    }

    /** Starts it. Returns the state in which it stays, or null if there is more than one. */
    private Thread.State startAndAwait() {
        thread.start();
        // It may be in the same state before, for reasons of its own.
        while (!running) {
            Thread.yield();
        }
        switch (variant) {
        case "running":
            return null;
        case "native":
            Agent.awaitArrival(thread.getName());
            return null;
        case "blocked":
            Await.state(thread, Thread.State.BLOCKED);
            return Thread.State.BLOCKED;
        case "sleeping":
        case "waiting-timed":
        case "parked-timed":
            Await.state(thread, Thread.State.TIMED_WAITING);
            return Thread.State.TIMED_WAITING;
        default:
            Await.state(thread, Thread.State.WAITING);
            return Thread.State.WAITING;
        }
    }

    /** Whether it still waits. It may have woken for no reason, and then waits anew. */
    private boolean stays(Thread.State state) {
        while (thread.isAlive() && state != null && thread.getState() != state) {
            Thread.yield();
        }
        return thread.isAlive();
    }

    private static void probe(Interruptible[] both) {
        both[0].startAndAwait();
        Thread.State state = both[1].startAndAwait();
        Agent.probe(new Thread[] {both[0].thread, both[1].thread});
        if (!variant.equals("blocked")) {
            Agent.releasePoint(both[0].thread.getName());
            Await.end(both[0].thread);
        }
        Agent.say("other: " + both[1].thread.isInterrupted() + " " + both[1].stays(state));
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Interruptible[] both = {new Interruptible("thread"), new Interruptible("other")};
        first = both[0];
        Agent.probe(null);
        if (variant.equals("blocked")) {
            synchronized (LOCK) {
                probe(both);
            }
            Await.end(both[0].thread);
        } else {
            probe(both);
        }
        ending = true;
    }
}
