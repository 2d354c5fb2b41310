// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * A virtual thread whose Object.wait has ended as the argument says ("notified", "timed-out" or
 * "interrupted"), and which cannot reacquire the monitor. It is the subject of the probe.
 */
final class Reacquiring implements Runnable {
    private static final Object LOCK = new Object();
    private static volatile boolean going = true;
    private static volatile boolean arrived;
    private final String variant;

    private Reacquiring(String variant) {
        this.variant = variant;
    }

    @Override
    public void run() {
        synchronized (LOCK) {
            try {
                while (going || variant.equals("interrupted")) {
                    arrived = true;
                    LOCK.wait(variant.equals("timed-out") ? 1 : 0);
                }
                Agent.say("went on");
            } catch (InterruptedException e) {
                Agent.say("caught InterruptedException");
            }
        }
    }

    public static void main(String[] args) {
        Thread thread = Virtual.start("virtual", new Reacquiring(args[0]));
        while (!arrived) {
            Thread.yield();
        }
        synchronized (LOCK) {
            if (args[0].equals("notified")) {
                LOCK.notifyAll();
            } else if (args[0].equals("interrupted")) {
                thread.interrupt();
            }
            Await.state(thread, Thread.State.BLOCKED);
            Agent.probe(thread);
            going = false;
        }
        Await.end(thread);
        Agent.say("ended");
    }
}
