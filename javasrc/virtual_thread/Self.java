// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread that does again and again what needs the state of a virtual thread: it asks for its
 * own name and interrupt status, interrupts and unparks another one, which parks, and yields. The
 * thread is the subject of the probe.
 */
final class Self implements Runnable {
    private static volatile boolean done;
    private static volatile int turns;
    private static volatile Thread other;
    private static int length;

    @Override
    public void run() {
        while (!done) {
            Thread.interrupted();
            length = Thread.currentThread().toString().length();
            other.interrupt();
            LockSupport.unpark(other);
            length += other.toString().length();
            Thread.yield();
            turns++;
        }
    }

    private static void park() {
        while (!done) {
            LockSupport.park();
            Thread.interrupted();
        }
    }

    /** What others do with the thread. */
    static void use(Object subject) {
        Thread thread = (Thread) subject;
        for (Thread used : new Thread[] {thread, other}) {
            used.interrupt();
            LockSupport.unpark(used);
            length = used.toString().length() + used.getState().name().length()
                + (used.isInterrupted() ? 1 : 0);
        }
    }

    public static void main(String[] args) {
        other = Virtual.start("other", Self::park);
        Thread thread = Virtual.start("self", new Self());
        while (turns < 100) {
            Thread.yield();
        }
        Agent.probe(thread);
        done = true;
        Await.end(thread);
        LockSupport.unpark(other);
        Await.end(other);
        Agent.say("ended");
    }
}
