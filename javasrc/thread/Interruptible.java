// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread that does what the argument or the case names until it is interrupted, and then says how that
 * ended. Subjects of the probe: the thread, and another one that does the same and stays uninterrupted.
 */
final class Interruptible extends Thread {
    private static final Object LOCK = new Object();
    private static volatile boolean ending;
    private static String variant;
    private volatile boolean running;
    private volatile boolean begun;

    private Interruptible(String name) {
        super(name);
        setDaemon(true);
    }

    /** In each state it has begun when nothing but what brings it there is left to do. */
    private void act() throws InterruptedException {
        switch (variant) {
        case "running":
            begun = true;
            while (!isInterrupted() && !ending) {
                running = true;
                Thread.yield();
            }
            break;
        case "native":
            begun = true;
            Agent.arriveAndWait(getName());
            break;
        case "sleeping":
            begun = true;
            // Sleeps: the state is the one of a sleeping thread.
            Thread.sleep(3_600_000L);
            break;
        case "joining":
            begun = true;
            join();
            break;
        case "waiting":
        case "waiting-timed":
            long timeout = variant.equals("waiting") ? 0 : 3_600_000L;
            synchronized (LOCK) {
                begun = true;
                while (!ending) {
                    LOCK.wait(timeout);
                }
            }
            break;
        case "parked":
            begun = true;
            while (!isInterrupted() && !ending) {
                LockSupport.park();
            }
            break;
        default:
            begun = true;
            while (!isInterrupted() && !ending) {
                LockSupport.parkNanos(3_600_000_000_000L);
            }
            break;
        }
    }

    @Override
    public void run() {
        try {
            act();
            if (!ending) {
                // The first answer clears the status, and there is no second one after it.
                Agent.say(getName() + " went on, interrupted: " + Thread.interrupted() + " "
                        + Thread.interrupted());
            }
        } catch (InterruptedException e) {
            Agent.say(getName() + " caught InterruptedException, interrupted: " + isInterrupted());
        }
    }

    /** Starts it. Returns the state in which it stays, or null if there is more than one. */
    private Thread.State startAndAwait() {
        start();
        // It may be in the same state before, for reasons of its own.
        while (!begun) {
            Thread.yield();
        }
        switch (variant) {
        case "running":
            while (!running) {
                Thread.yield();
            }
            return null;
        case "native":
            Agent.awaitArrival(getName());
            return null;
        case "sleeping":
        case "waiting-timed":
        case "parked-timed":
            Await.state(this, Thread.State.TIMED_WAITING);
            return Thread.State.TIMED_WAITING;
        default:
            Await.state(this, Thread.State.WAITING);
            return Thread.State.WAITING;
        }
    }

    /** Whether it still waits. It may have woken for no reason, and then waits anew. */
    private boolean stays(Thread.State state) {
        while (isAlive() && state != null && getState() != state) {
            Thread.yield();
        }
        return isAlive();
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        if (args.length == 0) {
            Agent.probe(Interruptible.class);
        } else {
            variant = args[0];
        }
        Interruptible thread = new Interruptible("thread");
        Interruptible other = new Interruptible("other");
        thread.startAndAwait();
        Thread.State state = other.startAndAwait();
        Agent.probe(new Thread[] {thread, other});
        Agent.releasePoint("thread");
        Await.end(thread);
        Agent.say("other: " + other.isInterrupted() + " " + other.stays(state));
        ending = true;
    }
}
