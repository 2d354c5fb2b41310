// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread that calls the probe with null, to be suspended in it; the main thread calls
 * the probe with that thread, another virtual one and a platform thread, which are parked.
 */
final class SelfSuspending {
    private static volatile boolean going = true;

    private SelfSuspending() {
    }

    private static void park() {
        while (going) {
            LockSupport.park();
        }
    }

    public static void main(String[] args) {
        Thread other = Virtual.start("other", SelfSuspending::park);
        Thread platform = new Thread(SelfSuspending::park, "platform");
        platform.start();
        Await.state(other, Thread.State.WAITING);
        Await.state(platform, Thread.State.WAITING);
        Thread thread = Virtual.start("caller", () -> Agent.probe(null));
        Agent.probe(new Thread[] {thread, other, platform});
        Await.end(thread);
        going = false;
        LockSupport.unpark(other);
        LockSupport.unpark(platform);
        Await.end(other);
        Await.end(platform);
        Agent.say("ended");
    }
}
