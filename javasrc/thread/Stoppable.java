// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread that goes on, as the first argument names, until something is thrown. When it
 * has ended, main says what was thrown, and whether anything else was thrown later. Subjects of
 * the probe: the thread, another one like it, and what may be thrown.
 */
final class Stoppable extends Thread {
    private static final Object LOCK = new Object();
    private static volatile boolean ending;
    private static volatile boolean released;
    private final String variant;
    private final Object[] throwables;
    private volatile int rounds;
    private volatile boolean stays;
    private String outcome = "caught nothing";

    private Stoppable(String variant, Object[] throwables) {
        super(variant);
        this.variant = variant;
        this.throwables = throwables;
        setDaemon(true);
    }

    /** Neither an Exception nor an Error. */
    static final class Plain extends Throwable {
        private static final long serialVersionUID = 1;
    }

    private void act() throws InterruptedException {
        switch (released ? "released" : variant) {
        case "native":
            Agent.arriveAndWait("native");
            break;
        case "waiting":
            synchronized (LOCK) {
                stays = true;
                if (!released) {
                    LOCK.wait();
                }
            }
            break;
        case "parked":
            stays = true;
            LockSupport.park();
            break;
        case "sleeping":
            stays = true;
            // Sleeps: the state is the one of a sleeping thread.
            Thread.sleep(3_600_000L);
            break;
        case "self":
            if (rounds == 1) {
                Agent.probe(throwables);
            }
            break;
        default:
            Thread.yield();
            break;
        }
    }

    private void goOn() {
        while (!ending) {
            rounds++;
            try {
                act();
            } catch (InterruptedException e) {
                // A VM may interrupt a waiting thread in order to stop it.
                continue;
            }
        }
    }

    private String nameOf(Throwable caught) {
        for (int i = 2; i < throwables.length; i++) {
            if (throwables[i] == caught) {
                return "subject " + i + ", " + caught.getClass().getName();
            }
        }
        return "another, " + caught;
    }

    @Override
    public void run() {
        try {
            goOn();
        } catch (Throwable caught) {
            outcome = "caught: " + nameOf(caught);
        }
        try {
            for (int i = 0; i < 1000; i++) {
                Thread.yield();
            }
        } catch (Throwable caught) {
            outcome += ", and once more: " + nameOf(caught);
        }
    }

    /** Ends what the thread waits for, if it still does. */
    static void release(Object thread) {
        released = true;
        Agent.releasePoint("native");
        LockSupport.unpark((Thread) thread);
        synchronized (LOCK) {
            LOCK.notifyAll();
        }
    }

    private void startAndAwait() {
        start();
        if (variant.equals("native")) {
            Agent.awaitArrival("native");
            return;
        }
        // It may be in the same state before, for reasons of its own.
        while (!stays && rounds < 2) {
            Thread.yield();
        }
        if (variant.equals("waiting") || variant.equals("parked")) {
            Await.state(this, Thread.State.WAITING);
        } else if (variant.equals("sleeping")) {
            Await.state(this, Thread.State.TIMED_WAITING);
        }
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Object[] subjects = new Object[5];
        Stoppable thread = new Stoppable(args[0], subjects);
        Stoppable other = new Stoppable("running", subjects);
        subjects[0] = thread;
        subjects[1] = other;
        subjects[2] = new Plain();
        subjects[3] = new IllegalStateException("stop");
        subjects[4] = new StackOverflowError("stop");
        other.startAndAwait();
        if (thread.variant.equals("self")) {
            thread.start();
        } else {
            thread.startAndAwait();
            Agent.probe(subjects);
        }
        Await.end(thread);
        Agent.say(thread.outcome);
        int before = other.rounds;
        while (other.rounds == before) {
            Thread.yield();
        }
        Agent.say("the other thread goes on");
        ending = true;
    }
}
