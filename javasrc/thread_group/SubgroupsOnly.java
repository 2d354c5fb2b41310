// SPDX-License-Identifier: Apache-2.0
package thread_group;

import assay.Agent;
import assay.Await;

/** A group without a thread of its own, above two that have one each. */
final class SubgroupsOnly {
    private SubgroupsOnly() {
    }

    private static Thread worker(ThreadGroup group, String name) {
        Thread thread = new Thread(group, () -> Agent.arriveAndWait(name), name);
        thread.setDaemon(true);
        thread.start();
        Agent.awaitArrival(name);
        return thread;
    }

    public static void main(String[] args) {
        ThreadGroup above = new ThreadGroup("above");
        Thread[] workers = {
            worker(new ThreadGroup(above, "left"), "thread of the left"),
            worker(new ThreadGroup(above, "right"), "thread of the right"),
        };
        Agent.probe(above);
        // HotSpot waits a while for daemon threads in native code before it exits.
        for (Thread worker : workers) {
            Agent.releasePoint(worker.getName());
            Await.end(worker);
        }
    }
}
