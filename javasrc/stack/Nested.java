// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/** A thread that stands still in run, outer, middle, inner and, on top, the native Agent.arriveAndWait. */
final class Nested extends Thread {
    private Nested(String name) {
        super(name);
    }

    @Override
    public void run() {
        outer();
    }

    private static void outer() {
        middle();
    }

    private static void middle() {
        inner();
    }

    private static void inner() {
        Agent.arriveAndWait("inner");
    }

    public static void main(String[] args) {
        Thread thread = new Nested("nested");
        thread.start();
        Agent.awaitArrival("inner");
        Agent.probe(thread);
        Agent.releasePoint("inner");
        Await.end(thread);
    }
}
