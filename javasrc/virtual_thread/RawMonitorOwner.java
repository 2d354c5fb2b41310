// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread that calls the probe with null, parks, and calls it with itself. While it is
 * parked, twenty others call it with themselves, one after the other.
 */
final class RawMonitorOwner {
    private static volatile boolean going = true;
    private static volatile boolean probed;

    private RawMonitorOwner() {
    }

    private static void keep() {
        Agent.probe(null);
        probed = true;
        while (going) {
            LockSupport.park();
        }
        Agent.probe(Thread.currentThread());
    }

    public static void main(String[] args) {
        Thread keeper = Virtual.start("keeper", RawMonitorOwner::keep);
        while (!probed) {
            Thread.yield();
        }
        Await.state(keeper, Thread.State.WAITING);
        for (int i = 0; i < 20; i++) {
            Await.end(Virtual.start("other", () -> Agent.probe(Thread.currentThread())));
        }
        going = false;
        LockSupport.unpark(keeper);
        Await.end(keeper);
    }
}
