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
        Agent.hold(point);
    }

    public static void main(String[] args) {
        Thread unstarted = new Lifetimes("unstarted");
        Thread alive = new Lifetimes("alive");
        Thread finished = new Lifetimes("finished");
        finished.start();
        Agent.let("finished");
        Await.end(finished);
        alive.start();
        Agent.awaitHeld("alive");
        Agent.probe(new Thread[] {unstarted, alive, finished});
        Agent.let("alive");
        Await.end(alive);
    }
}
