// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * A virtual thread that enters a monitor again and again, or waits there to be notified, as `variant` says,
 * until something is thrown or the agent has set `refused`. The agent releases the point "stopped" when it
 * has first contended for the monitor, which is main's then, or is about to wait. The first probe is called with
 * the class, the second with the monitor and what is to be thrown. Another virtual thread runs last.
 */
final class StoppedAtMonitor implements Runnable {
    private static final Object LOCK = new Object();
    private static final IllegalStateException SENT = new IllegalStateException("sent");
    private static String variant;
    private static volatile boolean refused;
    private static volatile boolean done;

    private static void act() {
        synchronized (LOCK) {
            if (variant.equals("wait")) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    // A VM may interrupt a waiting thread in order to stop it.
                }
            }
        }
    }

    private static String goOn() {
        try {
            while (!refused) {
                act();
            }
            return "nothing";
        } catch (Throwable caught) {
            return caught == SENT ? "the exception sent" : "another";
        }
    }

    @Override
    public void run() {
        String caught = goOn();
        Agent.say("caught " + caught);
        done = true;
    }

    public static void main(String[] args) {
        Agent.probe(StoppedAtMonitor.class);
        Agent.probe(new Object[] {LOCK, SENT});
        Thread thread = Virtual.unstarted("virtual", new StoppedAtMonitor());
        synchronized (LOCK) {
            thread.start();
            if (variant.equals("enter")) {
                Agent.arriveAndWait("stopped");
            }
        }
        Agent.arriveAndWait("stopped");
        while (!done) {
            synchronized (LOCK) {
                LOCK.notifyAll();
            }
            Thread.yield();
        }
        Await.end(thread);
        Await.end(Virtual.start("another", () -> Agent.say("another one runs")));
    }
}
