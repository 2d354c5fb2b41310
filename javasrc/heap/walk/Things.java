// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Objects of several sorts, for an agent to do with as it likes. */
final class Things {
    private Things() {
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
            "Things", Things.class,
        });
        Agent.releasePoint("live");
        live.join();
    }
}
