// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread that enters A twice, parks, goes on, enters B and probes with itself, A and B;
 * it does so again when it has left B, and when it has left A. Last, another thread probes with
 * the same while it holds in a native method as the owner of A.
 */
final class OwningWhileParked implements Runnable {
    private static final Object A = new Object();
    private static final Object B = new Object();
    private static volatile boolean going = true;
    private static volatile boolean parks;

    private static void probe() {
        Agent.probe(new Object[] {Thread.currentThread(), A, B});
    }

    private static void inner() {
        synchronized (B) {
            probe();
        }
    }

    private static void outer() {
        synchronized (A) {
            synchronized (A) {
                parks = true;
                while (going) {
                    LockSupport.park();
                }
                inner();
            }
            probe();
        }
        probe();
    }

    private static void hold() {
        synchronized (A) {
            Agent.arriveAndWait("owning");
        }
    }

    @Override
    public void run() {
        outer();
        hold();
    }

    public static void main(String[] args) {
        Thread thread = Virtual.start("virtual", new OwningWhileParked());
        // It may wait before, for reasons of its own.
        while (!parks) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        going = false;
        LockSupport.unpark(thread);
        Agent.awaitArrival("owning");
        Agent.probe(new Object[] {thread, A, B});
        Agent.releasePoint("owning");
        Await.end(thread);
        Agent.say("ended");
    }
}
