// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/** Three threads: one not started, one alive in a native method, one finished. */
final class Lifetimes extends Thread {
    private final String point;

    private Lifetimes(String name) {
        super(name);
        point = name;
    }

    @Override
    public void run() {
        Agent.arriveAndWait(point);
    }

    public static void main(String[] args) {
        Thread unstarted = new Lifetimes("unstarted");
        Thread alive = new Lifetimes("alive");
        Thread finished = new Lifetimes("finished");
        finished.start();
        Agent.releasePoint("finished");
        Await.end(finished);
        alive.start();
        Agent.awaitArrival("alive");
        Agent.probe(new Thread[] {unstarted, alive, finished});
        Agent.releasePoint("alive");
        Await.end(alive);
    }
}
