// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread with objects in its local variables, in a native method or parked, as the
 * argument says. It probes with itself and the objects; then main probes with the thread.
 */
final class HoldingLocals {
    static volatile Object kept;
    private static volatile boolean going = true;
    private static volatile boolean parks;

    private HoldingLocals() {
    }

    /** Slots: 0 variant, 1 and 2 wide, 3 second. */
    private static void inner(String variant, long wide, Object second) {
        if (variant.equals("native")) {
            Agent.arriveAndWait("in native");
        }
        parks = true;
        while (going && variant.equals("parked")) {
            LockSupport.park();
        }
        kept = wide == 0 ? null : second;
    }

    /** Slots: 0 variant, 1 first, 2 second. */
    private static void outer(String variant) {
        Object first = new Object();
        Object second = new Object();
        Agent.probe(new Object[] {
            "virtual", Thread.currentThread(), "first", first, "second", second});
        inner(variant, 1L << 40, second);
        kept = first;
        kept = second;
    }

    public static void main(String[] args) {
        String variant = args[0];
        Thread thread = Virtual.start("virtual", () -> outer(variant));
        if (variant.equals("native")) {
            Agent.awaitArrival("in native");
        } else {
            // It may be in the same state before, for reasons of its own.
            while (!parks) {
                Thread.yield();
            }
            Await.state(thread, Thread.State.WAITING);
        }
        Agent.probe(thread);
        going = false;
        Agent.releasePoint("in native");
        LockSupport.unpark(thread);
        Await.end(thread);
    }
}
