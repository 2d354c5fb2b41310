// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import assay.Await;

/**
 * The probe, on the thread "main", gets the threads "first" and "second". Each prepares a
 * fresh class whenever the agent lets it, and ends after the probe.
 */
final class Turns extends Thread {
    private volatile int turn = 1;
    private volatile boolean over;

    private Turns(String name) {
        super(name);
        setDaemon(true);
    }

    @Override
    public void run() {
        try {
            while (true) {
                Agent.arriveAndWait(getName() + turn);
                if (over) {
                    return;
                }
                Fresh.next();
                int done = turn;
                turn = done + 1;
                Agent.releasePoint(getName() + done + " did");
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Turns[] threads = {new Turns("first"), new Turns("second")};
        for (Turns thread : threads) {
            thread.start();
            Agent.awaitArrival(thread.getName() + 1);
        }
        Agent.probe(threads);
        for (Turns thread : threads) {
            thread.over = true;
            Agent.releasePoint(thread.getName() + thread.turn);
            Await.end(thread);
        }
    }
}
