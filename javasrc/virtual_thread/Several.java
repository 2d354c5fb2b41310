// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * Virtual threads next to a platform thread. Subjects of the probe: a virtual thread in a native
 * method, a parked one, one that has not started, one that has ended, and the platform thread.
 */
final class Several {
    private static final String POINT = "several";
    private static volatile boolean going = true;

    private Several() {
    }

    static void park() {
        while (going) {
            LockSupport.park();
        }
    }

    static void hold() {
        Agent.hold(POINT);
    }

    public static void main(String[] args) {
        Thread held = Virtual.start("held", Several::hold);
        Thread parked = Virtual.start("parked", Several::park);
        Thread unstarted = Virtual.unstarted("unstarted", Several::park);
        Thread ended = Virtual.start("ended", () -> { });
        Thread platform = new Thread(Several::park, "platform");
        platform.start();
        Agent.awaitHeld(POINT);
        Await.state(parked, Thread.State.WAITING);
        Await.state(platform, Thread.State.WAITING);
        Await.end(ended);
        Agent.probe(new Thread[] {held, parked, unstarted, ended, platform});
        going = false;
        Agent.let(POINT);
        LockSupport.unpark(parked);
        LockSupport.unpark(platform);
        Await.end(held);
        Await.end(parked);
        Await.end(platform);
        Agent.say("ended");
    }
}
