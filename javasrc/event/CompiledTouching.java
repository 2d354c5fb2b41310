// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread has called touch often, which reads a field, writes another, and throws, and parks.
 * Then it calls it ten times more. Subjects of the probe: null before it starts, the thread when it
 * is parked, and null when it has ended.
 */
public final class CompiledTouching implements Runnable {
    private static final IllegalStateException THROWN = new IllegalStateException();
    private static volatile boolean arrived;
    private static volatile boolean going = true;
    private static int read = 2;
    private static int written;

    private CompiledTouching() {
    }

    private static int touch(int n) {
        written = n + read;
        throw THROWN;
    }

    private static int touchOften(int times) {
        int caught = 0;
        for (int i = 0; i < times; i++) {
            try {
                touch(i);
            } catch (IllegalStateException e) {
                caught += written - i;
            }
        }
        return caught;
    }

    @Override
    public void run() {
        int sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 6000; i++) {
            sum += touchOften(10);
        }
        Agent.say("computed " + sum);
        arrived = true;
        while (going) {
            LockSupport.park();
        }
        Agent.say("result " + touchOften(10));
    }

    /** The task of a thread for {@link #probe}. */
    public static Runnable task() {
        return new CompiledTouching();
    }

    public static void probe(Thread thread) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Agent.probe(null);
        thread.start();
        while (!arrived) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        Agent.probe(thread);
        // For this thread the event is not enabled.
        touchOften(10);
        going = false;
        LockSupport.unpark(thread);
        Await.end(thread);
        Agent.probe(null);
    }

    public static void main(String[] args) {
        probe(new Thread(task(), "calling"));
    }
}
