// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread that parks, with which the first probe is called, and then stays in a native method,
 * with which the second one is. Then it returns.
 */
final class ParkedThenHeld implements Runnable {
    private static final String POINT = "held";
    private static volatile boolean begun;
    private static volatile boolean going = true;
    private static int result;

    static int inner() {
        begun = true;
        while (going) {
            LockSupport.park();
        }
        Agent.arriveAndWait(POINT);
        return 1;
    }

    static int outer() {
        return inner() + 1;
    }

    @Override
    public void run() {
        result = outer();
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Thread thread = Virtual.start("virtual", new ParkedThenHeld());
        // It may be in the same state before, for reasons of its own.
        while (!begun) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        Agent.probe(thread);
        going = false;
        LockSupport.unpark(thread);
        Agent.awaitArrival(POINT);
        Agent.probe(thread);
        Agent.releasePoint(POINT);
        Await.end(thread);
        Agent.say("result " + result);
    }
}
