// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * After the probe with null, a virtual thread uses First for the first time, allocates two things,
 * parks, uses Second and allocates one more; then a platform thread allocates one.
 */
final class Using implements Runnable {
    private static volatile boolean going = true;
    static volatile Object sink;

    /** Allocated by both threads. */
    static final class Thing {
    }

    /** Used by the virtual thread before it parks. */
    static final class First {
    }

    /** Used by the virtual thread after it was parked. */
    static final class Second {
    }

    @Override
    public void run() {
        sink = new First();
        sink = new Thing();
        sink = new Thing();
        while (going) {
            LockSupport.park();
        }
        sink = new Second();
        sink = new Thing();
    }

    public static void main(String[] args) {
        sink = new Thing();
        Agent.probe(null);
        Thread thread = Virtual.start("virtual", new Using());
        Await.state(thread, Thread.State.WAITING);
        Agent.say("parked");
        going = false;
        LockSupport.unpark(thread);
        Await.end(thread);
        Thread platform = new Thread(() -> sink = new Thing(), "platform");
        platform.start();
        Await.end(platform);
        Agent.say("ended");
    }
}
