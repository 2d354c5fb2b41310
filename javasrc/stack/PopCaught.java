// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * How a thread is caught in the first call of a method. Each call counts itself in "calls" and then
 * goes on once "go" has reached its number; the first one calls nothing while it waits.
 */
final class PopCaught {
    static volatile int calls;
    static volatile int go;

    private PopCaught() {
    }

    static Thread start(Runnable caller) {
        Thread thread = new Thread(caller, "caller");
        thread.setDaemon(true);
        thread.start();
        while (calls < 1) {
            Thread.yield();
        }
        return thread;
    }

    /** A thread is caught, observed, let go and has ended. */
    static void observe(Runnable caller) {
        Thread thread = start(caller);
        Agent.probe(thread);
        go = 2;
        Await.end(thread);
        Agent.say("calls " + calls);
    }
}
