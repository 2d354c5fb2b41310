// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Platform threads and virtual threads by turns: the subject of the probe. Each has its kind and
 * its state as its name; one that is held is in a native method.
 */
final class MixedKinds {
    private static final AtomicInteger PARKING = new AtomicInteger();
    private static volatile boolean going = true;

    private MixedKinds() {
    }

    static void park() {
        PARKING.incrementAndGet();
        while (going) {
            LockSupport.park();
        }
    }

    private static Thread platform(String name, Runnable task) {
        return new Thread(task, "platform " + name);
    }

    private static Thread virtual(String name, Runnable task) {
        return Virtual.unstarted("virtual " + name, task);
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Runnable holdPlatform = () -> Agent.arriveAndWait("platform held");
        Runnable holdVirtual = () -> Agent.arriveAndWait("virtual held");
        Thread[] threads = {
            platform("unstarted", MixedKinds::park), virtual("held", holdVirtual),
            platform("ended", () -> { }), virtual("parked", MixedKinds::park),
            platform("parked", MixedKinds::park), virtual("unstarted", MixedKinds::park),
            platform("held", holdPlatform), virtual("ended", () -> { })
        };
        for (Thread thread : threads) {
            if (!thread.getName().endsWith("unstarted")) {
                thread.start();
            }
        }
        Agent.awaitArrival("platform held");
        Agent.awaitArrival("virtual held");
        // A thread may wait before, for reasons of its own.
        while (PARKING.get() < 2) {
            Thread.yield();
        }
        Await.state(threads[3], Thread.State.WAITING);
        Await.state(threads[4], Thread.State.WAITING);
        Await.end(threads[2]);
        Await.end(threads[7]);
        Agent.probe(threads);
        going = false;
        Agent.releasePoint("platform held");
        Agent.releasePoint("virtual held");
        for (Thread thread : threads) {
            if (!thread.getName().endsWith("unstarted")) {
                LockSupport.unpark(thread);
                Await.end(thread);
            }
        }
        Agent.say("ended");
    }
}
