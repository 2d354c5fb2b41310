// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * A thread whose run method is a loop without end, which the agent has it leave. With the probe of null the
 * agent arranges an event in that method whose handler holds at "event"; there the thread is the subject of the
 * second probe. Its end is reported to the agent, which releases "end of leaving".
 */
public final class LeftAtEvent implements Runnable {
    static final IllegalStateException SENT = new IllegalStateException();
    private static volatile int turns;

    /** The loop does not come to location 0. */
    @Override
    public void run() {
        turns = 1;
        while (true) {
            turns++;
        }
    }

    /** The thread's task is an object of this class. */
    public static void leave(Thread thread) {
        Agent.probe(null);
        thread.start();
        Agent.awaitArrival("event");
        Agent.probe(thread);
        Agent.releasePoint("event");
        Await.end(thread);
        Agent.arriveAndWait("end of leaving");
        Agent.say("has ended");
    }

    public static void main(String[] args) {
        leave(new Thread(new LeftAtEvent(), "leaving"));
    }
}
