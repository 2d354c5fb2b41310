// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/** After the probe a virtual thread waits until a wait has timed out, and then a platform thread. */
final class TimedWaits implements Runnable {
    /** Waits that end before, for no reason, are many less. */
    private static final int MOST = 100;
    /** Set by the agent. */
    private volatile boolean timedOut;

    @Override
    public synchronized void run() {
        try {
            for (int i = 0; i < MOST && !timedOut; i++) {
                // Sleeps: the test is about waits that time out.
                wait(20);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        Agent.say(Thread.currentThread().getName() + " goes on");
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Await.end(Virtual.start("virtual", new TimedWaits()));
        Thread platform = new Thread(new TimedWaits(), "platform");
        platform.start();
        Await.end(platform);
    }
}
