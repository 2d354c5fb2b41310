// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread with a deep stack. It parks in the frame on top; then it returns from half of the
 * frames and holds in a native method. In both places it is the subject of the probe. The argument
 * names the method whose frames they are: in "owning" each owns the monitor of an object of its own.
 */
final class DeepStack {
    private static final int DEPTH = 1500;
    private static final int OWNING = 400;
    private static volatile boolean going = true;
    private static volatile boolean parks;
    private static volatile long sum;

    private DeepStack() {
    }

    /** An object that only frames know. */
    private static final class Thing {
        private final int number;

        Thing(int number) {
            this.number = number;
        }
    }

    private static int pause() {
        parks = true;
        while (going) {
            LockSupport.park();
        }
        return 0;
    }

    /** Slots: number 0, own 1. */
    private static long down(int number) {
        Thing own = new Thing(2 * number);
        long result = number == 0 ? pause() : down(number - 1);
        if (number == DEPTH / 2) {
            Agent.arriveAndWait("half");
        }
        return result + number + own.number;
    }

    private static long owning(int number) {
        Thing own = new Thing(2 * number);
        synchronized (own) {
            long result = number == 0 ? pause() : owning(number - 1);
            if (number == OWNING / 2) {
                Agent.arriveAndWait("half");
            }
            return result + number + own.number;
        }
    }

    public static void main(String[] args) {
        boolean owning = args[0].equals("owning");
        Thread thread = Virtual.start("deep", () -> sum = owning ? owning(OWNING) : down(DEPTH));
        while (!parks) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        Agent.probe(thread);
        going = false;
        LockSupport.unpark(thread);
        Agent.awaitArrival("half");
        Agent.probe(thread);
        Agent.releasePoint("half");
        Await.end(thread);
        Agent.say("sum " + sum);
    }
}
