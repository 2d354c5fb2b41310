// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread that gets other names: before it starts, by itself, while it is parked, and when
 * it has ended; first it has none. After each it is the subject of the probe.
 */
final class Renamed {
    private static volatile boolean going = true;
    private static volatile boolean probed;

    private Renamed() {
    }

    private static void live() {
        Thread self = Thread.currentThread();
        self.setName("by itself");
        Agent.probe(self);
        probed = true;
        while (going) {
            LockSupport.park();
        }
        Agent.probe(self);
    }

    public static void main(String[] args) {
        Thread thread = Virtual.unstarted("", Renamed::live);
        Agent.probe(thread);
        thread.setName("before it starts");
        Agent.probe(thread);
        thread.start();
        while (!probed) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        thread.setName("in the park, \u00e9 \ud83d\ude00 \0");
        Agent.probe(thread);
        going = false;
        LockSupport.unpark(thread);
        Await.end(thread);
        thread.setName("when it has ended");
        Agent.probe(thread);
    }
}
