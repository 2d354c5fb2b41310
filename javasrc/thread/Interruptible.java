// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread that does what the argument names until it is interrupted, and then says how that ended.
 * Subjects of the probe: the thread, and another one that does the same and stays uninterrupted.
 */
final class Interruptible extends Thread {
    private static final Object LOCK = new Object();
    private static volatile boolean ending;
    private final String variant;
    private volatile boolean running;

    private Interruptible(String variant, String name) {
        super(name);
        this.variant = variant;
        setDaemon(true);
    }

    private void act() throws InterruptedException {
        switch (variant) {
        case "running":
            while (!isInterrupted() && !ending) {
                running = true;
                Thread.yield();
            }
            break;
        case "native":
            Agent.arriveAndWait(getName());
            break;
        case "sleeping":
            // Sleeps: the state is the one of a sleeping thread.
            Thread.sleep(Long.MAX_VALUE);
            break;
        case "joining":
            Thread.currentThread().join();
            break;
        case "waiting":
        case "waiting-timed":
            synchronized (LOCK) {
                while (!ending) {
                    LOCK.wait(variant.equals("waiting") ? 0 : Long.MAX_VALUE);
                }
            }
            break;
        case "parked":
            while (!isInterrupted() && !ending) {
                LockSupport.park();
            }
            break;
        default:
            while (!isInterrupted() && !ending) {
                LockSupport.parkNanos(Long.MAX_VALUE);
            }
            break;
        }
    }

    @Override
    public void run() {
        try {
            act();
            if (!ending) {
                // The first answer clears the status, and there is no second one behind it.
                Agent.say(getName() + " went on, interrupted: " + Thread.interrupted() + " "
                        + Thread.interrupted());
            }
        } catch (InterruptedException e) {
            Agent.say(getName() + " caught InterruptedException, interrupted: " + isInterrupted());
        }
    }

    private void startAndAwait() {
        start();
        switch (variant) {
        case "running":
            while (!running) {
                Thread.yield();
            }
            break;
        case "native":
            Agent.awaitArrival(getName());
            break;
        case "sleeping":
        case "waiting-timed":
        case "parked-timed":
            Await.state(this, Thread.State.TIMED_WAITING);
            break;
        default:
            Await.state(this, Thread.State.WAITING);
            break;
        }
    }

    public static void main(String[] args) {
        Thread.State state;
        Interruptible thread = new Interruptible(args[0], "thread");
        Interruptible other = new Interruptible(args[0], "other");
        thread.startAndAwait();
        other.startAndAwait();
        state = other.getState();
        Agent.probe(new Thread[] {thread, other});
        Agent.releasePoint("thread");
        Await.end(thread);
        // A class library may have a thread that asks for its own status wait for a lock.
        Agent.say("other: " + other.isInterrupted() + " "
                + (other.variant.equals("running") ? other.isAlive() : other.getState() == state));
        ending = true;
    }
}
