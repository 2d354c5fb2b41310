// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * Three virtual threads, one after the other, with the task of event.Beginning. The second has
 * started when it is the subject of the second probe, but another virtual thread holds the only
 * carrier there is, and it waits in a native method where it has one of its own. Null is the
 * subject of the first probe.
 */
final class NotYetMounted {
    private NotYetMounted() {
    }

    private static void live(Thread thread) {
        thread.start();
        Await.end(thread);
        Agent.say(thread.getName() + " has ended");
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Runnable task = new event.Beginning();
        live(Virtual.unstarted("first", task));
        Thread other = Virtual.start("other", () -> Agent.arriveAndWait("carrier"));
        Agent.awaitArrival("carrier");
        Thread second = Virtual.start("second", () -> {
            Agent.arriveAndWait("second");
            task.run();
        });
        Agent.probe(second);
        Agent.releasePoint("second");
        Agent.releasePoint("carrier");
        Await.end(second);
        Await.end(other);
        Agent.say("second has ended");
        live(Virtual.unstarted("third", task));
    }
}
