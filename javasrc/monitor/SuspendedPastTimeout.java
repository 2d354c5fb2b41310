// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;
import java.util.function.Function;

/**
 * A thread waits with a timeout, is suspended before that is over, and resumed long after. Where main came
 * too late for that, another thread begins anew with a longer timeout; where the wait did not time
 * out, as it may end for no reason, with the same.
 * Subjects of the probe: null; each thread, to be suspended, and once more, to be resumed; null in the end.
 */
public final class SuspendedPastTimeout implements Runnable {
    /** Waits that end for no reason are less. */
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

    /** Whether the thread was suspended before the timeout was over. */
    private boolean suspend(Thread thread) throws InterruptedException {
        thread.start();
        while (!inside) {
            Thread.yield();
        }
        while (isTimeLeft() && thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.yield();
        }
        Agent.probe(thread);
        boolean inTime = isTimeLeft();
        // Sleeps: the timeout must pass while the thread is suspended.
        Thread.sleep(inTime ? timeout + 200 : 0);
        Agent.probe(thread);
        Await.end(thread);
        return inTime;
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
        Agent.probe(null);
    }

    public static void main(String[] args) throws InterruptedException {
        suspendWaiting(task -> new Thread(task, "waiter"));
    }
}
