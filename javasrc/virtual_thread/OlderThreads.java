// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * Two virtual threads that were there before the agent shows any interest in such threads: one is
 * parked, the other is held in a native method. Both are the subject of the first probe; then they
 * go on, first the one that was held; each calls the probe with itself, and ends. The arguments
 * name those whose end is reported to the agent.
 */
final class OlderThreads implements Runnable {
    private static volatile boolean parks;
    private static volatile boolean going = true;

    private static void parked() {
        parks = true;
        while (going) {
            LockSupport.park();
        }
    }

    private static void held() {
        Agent.arriveAndWait("held");
    }

    private static int leave(int n) {
        return n + 1;
    }

    @Override
    public void run() {
        String name = Thread.currentThread().getName();
        if (name.equals("parked")) {
            parked();
        } else {
            held();
        }
        Agent.probe(Thread.currentThread());
        Agent.say(name + " leaves with " + leave(name.length()));
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Thread parked = Virtual.start("parked", new OlderThreads());
        // It may wait before, for reasons of its own.
        while (!parks) {
            Thread.yield();
        }
        Await.state(parked, Thread.State.WAITING);
        // It may keep the only carrier from now on.
        Thread held = Virtual.start("held", new OlderThreads());
        Agent.awaitArrival("held");
        Agent.probe(new Thread[] {parked, held});
        Agent.releasePoint("held");
        Ends.await(held, args);
        going = false;
        LockSupport.unpark(parked);
        Ends.await(parked, args);
    }
}
