// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;
import java.util.function.Function;

/**
 * A thread waits with a timeout, is suspended before that is over, and resumed long after. Where main came
 * too late for that, another thread begins anew with a longer timeout; where the wait did not time
 * out, as it may end for no reason, with the same. Where none timed out, a last thread shows whether a suspension
 * is such a reason: it is resumed long before its timeout, and notified late.
 * Subjects of the probe: null; each thread, to be suspended, and once more, to be resumed; null in the end.
 */
public final class SuspendedPastTimeout implements Runnable {
    /** Waits that end for no reason are fewer. */
    private static final int MOST = 10;
    private final long timeout;
    private volatile long begun;
    private volatile boolean inside;
    /** Set by the agent. */
    private volatile boolean timedOut;

    private SuspendedPastTimeout(long timeout) {
        this.timeout = timeout;
    }

    @Override
    public synchronized void run() {
        begun = System.nanoTime();
        inside = true;
        try {
            wait(timeout);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean isTimeLeft() {
        return System.nanoTime() - begun < timeout * 1000000;
    }

    private void startAndAwait(Thread thread) {
        thread.start();
        while (!inside) {
            Thread.yield();
        }
        while (isTimeLeft() && thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.yield();
        }
    }

    /** Whether the thread was suspended before the timeout was over. */
    private boolean suspend(Thread thread) throws InterruptedException {
        startAndAwait(thread);
        Agent.probe(thread);
        boolean inTime = isTimeLeft();
        // Sleeps: the timeout must pass while the thread is suspended.
        Thread.sleep(inTime ? timeout + 200 : 0);
        Agent.probe(thread);
        Await.end(thread);
        return inTime;
    }

    /** Says that the test is inapplicable if a wait ends because its thread is suspended. */
    private void needWaitThatGoesOn(Thread thread) throws InterruptedException {
        startAndAwait(thread);
        Agent.probe(thread);
        Agent.probe(thread);
        // It has this time to end, if it does not wait any more.
        thread.join(2000);
        if (!thread.isAlive()) {
            Agent.inapplicable("a suspension ends a wait");
        }
        synchronized (this) {
            notifyAll();
        }
        Await.end(thread);
    }

    /** The threads are made of objects of this class. */
    public static void suspendWaiting(Function<Runnable, Thread> threads)
        throws InterruptedException {
        long timeout = 300;
        boolean timedOut = false;
        Agent.probe(null);
        for (int waits = 0; waits < MOST && !timedOut;) {
            SuspendedPastTimeout waiting = new SuspendedPastTimeout(timeout);
            if (waiting.suspend(threads.apply(waiting))) {
                timedOut = waiting.timedOut;
                waits++;
            } else {
                timeout *= 2;
            }
        }
        if (!timedOut) {
            SuspendedPastTimeout waiting = new SuspendedPastTimeout(3600000);
            waiting.needWaitThatGoesOn(threads.apply(waiting));
        }
        Agent.probe(null);
    }

    public static void main(String[] args) throws InterruptedException {
        suspendWaiting(task -> new Thread(task, "waiter"));
    }
}
