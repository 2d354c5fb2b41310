// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * Two parked platform threads in a group of their own, the second a daemon, and one in another
 * group, next to two virtual threads, parked and in a native method. Subjects of the probe: the
 * group, the main thread, the platform threads, and the virtual ones.
 */
final class BothKinds {
    private static final String POINT = "beside";
    private static volatile int parking;
    private static volatile boolean going = true;

    private BothKinds() {
    }

    private static void park() {
        parking++;
        while (going) {
            LockSupport.park();
        }
    }

    private static void deeper(int depth) {
        if (depth > 0) {
            deeper(depth - 1);
        } else {
            park();
        }
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        ThreadGroup group = new ThreadGroup("group");
        Thread plain = new Thread(group, () -> deeper(1), "plain");
        Thread daemon = new Thread(group, () -> deeper(4), "daemon");
        daemon.setDaemon(true);
        Thread other = new Thread(() -> deeper(2), "other");
        Thread parked = Virtual.unstarted("parked", BothKinds::park);
        Thread held = Virtual.start("held", () -> Agent.arriveAndWait(POINT));
        Agent.awaitArrival(POINT);
        for (Thread thread : new Thread[] {plain, parked, daemon, other}) {
            int before = parking;
            thread.start();
            // It may wait before, for reasons of its own.
            while (parking == before) {
                Thread.yield();
            }
            Await.state(thread, Thread.State.WAITING);
        }
        Thread main = Thread.currentThread();
        Agent.probe(new Object[] {group, main, plain, daemon, other, parked, held});
        going = false;
        Agent.releasePoint(POINT);
        for (Thread thread : new Thread[] {plain, parked, daemon, other}) {
            LockSupport.unpark(thread);
            Await.end(thread);
        }
        Await.end(held);
        Agent.say("ended");
    }
}
