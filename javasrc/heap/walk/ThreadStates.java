// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Threads in several states, other objects and classes, by their names. */
final class ThreadStates {
    private ThreadStates() {
    }

    public static void main(String[] args) throws InterruptedException {
        Thread unstarted = new Thread("unstarted");
        Thread ended = new Thread("ended");
        ended.start();
        ended.join();
        Thread live = new Thread("live") {
            @Override
            public void run() {
                Agent.arriveAndWait("live");
            }
        };
        live.start();
        Agent.awaitArrival("live");
        Agent.probe(new Object[] {
            "first", new Object(),
            "second", new Object(),
            "third", new int[3],
            "unstarted", unstarted,
            "ended", ended,
            "live", live,
            "main", Thread.currentThread(),
            "Object", Object.class,
            "ThreadStates", ThreadStates.class,
        });
        Agent.releasePoint("live");
        live.join();
    }
}
