// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import assay.Await;

/**
 * A caller of a method that contends for a monitor of main's in a synchronized block. The probe gets
 * the monitor and the thread before; the agent releases the point "contending" in its event.
 */
final class AtContention implements Runnable {
    private static final Object LOCK = new Object();
    private static volatile boolean ranOn;
    private static int got;
    private static boolean held;

    private static int call() {
        synchronized (LOCK) {
            ranOn = true;
            return 7;
        }
    }

    @Override
    public void run() {
        Agent.arriveAndWait("thread");
        got = call();
        held = Thread.holdsLock(LOCK);
    }

    public static void main(String[] args) {
        Thread thread = new Thread(new AtContention(), "caller");
        thread.start();
        Agent.awaitArrival("thread");
        synchronized (LOCK) {
            Agent.probe(new Object[] {LOCK, thread});
            Agent.releasePoint("thread");
            Agent.arriveAndWait("contending");
        }
        Await.end(thread);
        Agent.say("the called method ran on: " + ranOn);
        Agent.say("caller got " + got);
        Monitors.tell("the monitor", LOCK, held);
    }
}
