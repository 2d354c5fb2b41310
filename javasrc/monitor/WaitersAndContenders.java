// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * Threads around the monitor of "first", which change from probe to probe: two wait in it, one of them
 * with a timeout; then "owner" owns it three times over and three more want to enter; then the two
 * are notified; then "owner" has left it once. Each thread but the owner owns a monitor of its own too.
 * Subjects of the probe: "first", and the threads owner, entering 1 to 3, waiting 1 and 2; and the
 * objects that these own, from entering 1 on.
 */
final class WaitersAndContenders extends Thread {
    private static final Lock FIRST = new Lock("first");
    private static volatile boolean done;
    private static boolean notified;
    private final Lock own;
    private volatile boolean begun;

    private WaitersAndContenders(String name) {
        super(name);
        setDaemon(true);
        own = new Lock("monitor of " + name);
    }

    @Override
    public void run() {
        if (getName().equals("owner")) {
            ownThrice();
            return;
        }
        synchronized (own) {
            if (getName().startsWith("entering")) {
                enter();
            } else {
                await();
            }
        }
    }

    private void enter() {
        begun = true;
        synchronized (FIRST) {
            done = true;
        }
    }

    private void await() {
        long timeout = getName().endsWith("1") ? 0 : 5000000;
        synchronized (FIRST) {
            synchronized (FIRST) {
                begun = true;
                try {
                    while (!notified) {
                        FIRST.wait(timeout);
                        if (!notified) {
                            Agent.inapplicable("a wait ended for no reason");
                        }
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    private void ownThrice() {
        synchronized (FIRST) {
            synchronized (FIRST) {
                synchronized (FIRST) {
                    Agent.arriveAndWait("three times");
                    notified = true;
                    FIRST.notifyAll();
                    Agent.arriveAndWait("notified");
                }
                Agent.arriveAndWait("twice");
            }
            Agent.arriveAndWait("once");
        }
    }

    /** Starts it, and waits until it stays in that state. It may be in it before, for reasons of its own. */
    private void startAndAwait(State state) {
        start();
        while (!begun) {
            Thread.yield();
        }
        Await.state(this, state);
    }

    public static void main(String[] args) {
        String[] names = {"owner", "entering 1", "entering 2", "entering 3", "waiting 1", "waiting 2"};
        WaitersAndContenders[] threads = new WaitersAndContenders[names.length];
        Object[] subjects = new Object[2 * names.length];
        subjects[0] = FIRST;
        for (int i = 0; i < names.length; i++) {
            threads[i] = new WaitersAndContenders(names[i]);
            subjects[1 + i] = threads[i];
            if (i > 0) {
                subjects[names.length + i] = threads[i].own;
            }
        }
        threads[4].startAndAwait(State.WAITING);
        threads[5].startAndAwait(State.TIMED_WAITING);
        // A thread may show that it waits before it gives up the monitor.
        synchronized (FIRST) {
            notified = false;
        }
        Agent.probe(subjects);
        threads[0].start();
        Agent.awaitArrival("three times");
        for (int i = 1; i <= 3; i++) {
            threads[i].startAndAwait(State.BLOCKED);
        }
        Agent.probe(subjects);
        // While the lock is owned, who woke for no reason cannot wait again.
        if (threads[4].getState() != State.WAITING || threads[5].getState() != State.TIMED_WAITING) {
            Agent.inapplicable("a wait ended for no reason");
        }
        Agent.releasePoint("three times");
        Agent.awaitArrival("notified");
        Await.state(threads[4], State.BLOCKED);
        Await.state(threads[5], State.BLOCKED);
        Agent.probe(subjects);
        Agent.releasePoint("notified");
        Agent.awaitArrival("twice");
        Agent.probe(subjects);
        Agent.releasePoint("twice");
        Agent.awaitArrival("once");
        Agent.probe(subjects);
        Agent.releasePoint("once");
        for (Thread thread : threads) {
            Await.end(thread);
        }
        Agent.probe(subjects);
        Agent.say("done " + done);
    }
}
