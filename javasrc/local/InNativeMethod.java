// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Await;

/**
 * A thread that stands still in the native Agent.arriveAndWait, called by a method with variables of every
 * type, called by run. What the variables hold is said when it goes on.
 */
final class InNativeMethod extends Thread {
    private InNativeMethod() {
        super("standing");
    }

    @Override
    public String toString() {
        return "standing";
    }

    /** Slots: this 0, i 1, j 2, f 4, d 5, o 7. */
    private void stand(int i, long j, float f, double d, Object o) {
        Agent.arriveAndWait("standing");
        Agent.say("stand: " + i + " " + j + " " + f + " " + d + " " + o + " in " + this);
    }

    /** Slots: this 0. */
    @Override
    public void run() {
        stand(-77, 0x123456789L, 3.25f, -0.1, "text");
    }

    public static void main(String[] args) {
        Thread thread = new InNativeMethod();
        thread.start();
        Agent.awaitArrival("standing");
        Agent.probe(thread);
        Agent.releasePoint("standing");
        Await.end(thread);
    }
}
