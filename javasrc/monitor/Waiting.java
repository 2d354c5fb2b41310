// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * After a probe with the locks "first" and "second" Object.wait in several variants, one by one, each by
 * a thread "waiter"; what happens is said.
 */
final class Waiting extends Thread {
    /** What times out here, times out within this many milliseconds. */
    private static final long SHORT = 100;
    /** Waits that end before, for no reason, are many less. */
    private static final int MOST = 100;
    /** Set by the agent where MonitorWaited reports so. */
    private static volatile boolean timedOut;
    private static volatile boolean notTimedOut;
    private final Lock lock;
    private final String variant;
    private final long timeout;
    private volatile boolean inside;
    private boolean notified;

    private Waiting(Lock lock, String variant, long timeout) {
        super("waiter");
        this.lock = lock;
        this.variant = variant;
        this.timeout = timeout;
    }

    /** Waits once, so that each variant has its own events; for no reason, a wait may end at any time. */
    private void waitNow() throws InterruptedException {
        timedOut = false;
        notTimedOut = false;
        inside = true;
        if (variant.equals("untimed")) {
            lock.wait();
        } else {
            lock.wait(timeout);
        }
        if (!notified && (timeout == 0 || timeout > SHORT || endedForNoReason())) {
            Agent.inapplicable("a wait ended for no reason");
        }
    }

    /** Whether the last wait was reported as one that did not time out, while others are as timed out. */
    private static boolean endedForNoReason() throws InterruptedException {
        Lock other = new Lock("other");
        synchronized (other) {
            for (int i = 0; i < MOST && notTimedOut && !timedOut; i++) {
                // Sleeps: the timeout is under test.
                other.wait(1);
            }
        }
        return notTimedOut && timedOut;
    }

    @Override
    public void run() {
        if (variant.equals("interrupted before")) {
            interrupt();
        }
        try {
            if (variant.equals("not owned")) {
                waitNow();
            }
            synchronized (lock) {
                Agent.say("waiter waits");
                waitNow();
                Agent.say("waiter goes on");
            }
        } catch (InterruptedException e) {
            Agent.say("waiter is interrupted");
        } catch (IllegalMonitorStateException e) {
            Agent.say("waiter is refused");
        } catch (IllegalArgumentException e) {
            Agent.say("waiter is refused");
        }
    }

    private void startAndAwait(Thread.State state) {
        start();
        while (!inside) {
            Thread.yield();
        }
        Await.state(this, state);
    }

    private static void notified(Waiting thread, Thread.State state) {
        thread.startAndAwait(state);
        synchronized (thread.lock) {
            Agent.say("main notifies");
            thread.notified = true;
            thread.lock.notify();
        }
        Await.end(thread);
    }

    private static void interrupted(Waiting thread, Thread.State state) {
        thread.startAndAwait(state);
        synchronized (thread.lock) {
            Agent.say("main interrupts");
            thread.interrupt();
        }
        Await.end(thread);
    }

    private static void alone(Waiting thread) {
        thread.start();
        Await.end(thread);
    }

    public static void main(String[] args) {
        Lock first = new Lock("first");
        Lock second = new Lock("second");
        Agent.probe(new Object[] {first, second});
        for (String variant : args) {
            switch (variant) {
            case "notified":
                notified(new Waiting(first, "untimed", 0), Thread.State.WAITING);
                notified(new Waiting(second, "timed", 0), Thread.State.WAITING);
                notified(new Waiting(first, "timed", 0x123456789aL), Thread.State.TIMED_WAITING);
                notified(new Waiting(second, "timed", 3600000), Thread.State.TIMED_WAITING);
                break;
            case "timed-out":
                alone(new Waiting(first, "timed", 1));
                alone(new Waiting(second, "timed", 23));
                break;
            case "interrupted":
                interrupted(new Waiting(first, "untimed", 0), Thread.State.WAITING);
                interrupted(new Waiting(second, "timed", 4000000), Thread.State.TIMED_WAITING);
                break;
            case "not-owned":
                alone(new Waiting(first, "not owned", 5));
                break;
            case "negative":
                alone(new Waiting(first, "timed", -1));
                break;
            default:
                alone(new Waiting(first, "interrupted before", 6));
                break;
            }
        }
    }
}
