// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * A virtual thread that owns OUTER, and whose Object.wait has ended as the case says, so that it has to
 * reacquire LOCK, which "main" owns meanwhile. In cases that end with "-pinned" a native method of the
 * agent's has called the method that waits. In the first probe, with null, the agent names the case. The
 * thread is the subject of the last.
 */
final class WaitOver implements Runnable {
    static final Object OUTER = new Object();
    static final Object LOCK = new Object();
    static String variant;
    private static volatile boolean going = true;
    private static volatile boolean arrived;

    private WaitOver() {
    }

    /** What the native method calls. */
    private void act() {
        synchronized (LOCK) {
            try {
                while (going || variant.startsWith("interrupted")) {
                    arrived = true;
                    LOCK.wait(variant.startsWith("timed-out") ? 1 : 0);
                }
                Agent.say("went on");
            } catch (InterruptedException e) {
                Agent.say("caught InterruptedException");
            }
        }
    }

    @Override
    public void run() {
        synchronized (OUTER) {
            if (variant.endsWith("-pinned")) {
                Agent.probe(this);
            } else {
                act();
            }
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Agent.probe(null);
        Thread thread = Virtual.start("virtual", new WaitOver());
        while (!arrived) {
            Thread.yield();
        }
        synchronized (LOCK) {
            if (variant.startsWith("notified")) {
                LOCK.notifyAll();
            } else if (variant.startsWith("interrupted")) {
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
