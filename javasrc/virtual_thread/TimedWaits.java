// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * After a probe with null a virtual thread waits until a wait has timed out, one with a native caller, and a platform
 * thread, one after the other. That caller is a probe, which calls the method that waits.
 */
final class TimedWaits implements Runnable {
    /** Waits that end before, for no reason, are many less. */
    private static final int MOST = 100;
    private final boolean byNative;
    /** Set by the agent. */
    private volatile boolean timedOut;

    private TimedWaits(boolean byNative) {
        this.byNative = byNative;
    }

    private synchronized void waitUntilTimedOut() {
        try {
            for (int i = 0; i < MOST && !timedOut; i++) {
                // Sleeps: the test is about waits that time out.
                wait(20);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void run() {
        if (byNative) {
            Agent.probe(this);
        } else {
            waitUntilTimedOut();
        }
        Agent.say(Thread.currentThread().getName() + " goes on");
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Await.end(Virtual.start("virtual", new TimedWaits(false)));
        Await.end(Virtual.start("virtual, by native", new TimedWaits(true)));
        Thread platform = new Thread(new TimedWaits(false), "platform");
        platform.start();
        Await.end(platform);
    }
}
