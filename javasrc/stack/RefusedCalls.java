// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A thread that a native method has called, in middle or in inner. There the agent stops it in inner, at
 * "inner"; in the variants that end with "-native" it is in a native method that inner calls. The subjects of
 * the probe are null, for the agent to name the variant; this object, for it to be that native method; and
 * the thread.
 */
final class RefusedCalls implements Runnable {
    static String variant;
    private int result;

    private RefusedCalls() {
    }

    private static int next(int n) {
        return n + 1;
    }

    private int inner(int n) {
        if (variant.endsWith("-native")) {
            Agent.arriveAndWait("inner");
        }
        result = next(n);
        return result;
    }

    private int middle(int n) {
        return inner(n);
    }

    @Override
    public void run() {
        Agent.probe(this);
        Agent.say("result " + result);
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread thread = new Thread(new RefusedCalls(), "thread");
        thread.start();
        Agent.awaitArrival("inner");
        Agent.probe(thread);
        Agent.releasePoint("inner");
        Await.end(thread);
    }
}
