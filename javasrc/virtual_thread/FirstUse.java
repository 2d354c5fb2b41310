// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * After the probe with null, a virtual thread uses FirstUsed for the first time, allocates two
 * things, parks, uses SecondUsed and allocates one more; then a platform thread allocates one. Right
 * before it allocates, a thread calls the probe with itself.
 */
final class FirstUse implements Runnable {
    private static volatile boolean going = true;
    private static volatile boolean parks;
    static volatile Object sink;

    /** Allocated by both threads. */
    static final class Thing {
    }

    /** Allocates a thing for the agent. */
    static void make() {
        sink = new Thing();
    }

    /** Uses a class that this one does not refer to, so that nothing has loaded it before. */
    private static void use(String name) {
        try {
            sink = Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void run() {
        use("virtual_thread.FirstUsed");
        Agent.probe(Thread.currentThread());
        sink = new Thing();
        sink = new Thing();
        parks = true;
        while (going) {
            LockSupport.park();
        }
        use("virtual_thread.SecondUsed");
        Agent.probe(Thread.currentThread());
        sink = new Thing();
    }

    private static void makeOne() {
        Agent.probe(Thread.currentThread());
        sink = new Thing();
    }

    public static void main(String[] args) {
        sink = new Thing();
        Agent.probe(null);
        Thread thread = Virtual.start("virtual", new FirstUse());
        while (!parks) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        Agent.say("parked");
        going = false;
        LockSupport.unpark(thread);
        Await.end(thread);
        Thread platform = new Thread(FirstUse::makeOne, "platform");
        platform.start();
        Await.end(platform);
        Agent.say("ended");
    }
}

/** Used by the virtual thread before it parks. */
final class FirstUsed {
}

/** Used by the virtual thread after it was parked. */
final class SecondUsed {
}
