// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * After the probe with null, three threads start, park and end, one after the other: a virtual
 * one, a virtual one that ends by an exception, and a platform thread. While a thread is parked
 * it is the subject of the probe. Last, one more virtual thread is made and never started. The
 * arguments name those whose end is reported to the agent.
 */
final class StartsAndEnds implements Runnable {
    private final boolean throwing;
    private volatile boolean runs;
    private volatile boolean going = true;

    private StartsAndEnds(boolean throwing) {
        this.throwing = throwing;
    }

    @Override
    public void run() {
        Agent.say(Thread.currentThread().getName() + " runs");
        runs = true;
        while (going) {
            LockSupport.park();
        }
        Agent.say(Thread.currentThread().getName() + " leaves");
        if (throwing) {
            throw new IllegalStateException("the second virtual thread ends by this exception");
        }
    }

    private void live(Thread thread, String[] reported) {
        thread.start();
        // It may wait before, for reasons of its own.
        while (!runs) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        Agent.probe(thread);
        going = false;
        LockSupport.unpark(thread);
        Ends.await(thread, reported);
        Agent.say(thread.getName() + " has ended");
    }

    public static void main(String[] args) {
        Agent.probe(null);
        StartsAndEnds[] lives = {new StartsAndEnds(false), new StartsAndEnds(true), new StartsAndEnds(false)};
        lives[0].live(Virtual.unstarted("virtual 0", lives[0]), args);
        lives[1].live(Virtual.unstarted("virtual 1", lives[1]), args);
        lives[2].live(new Thread(lives[2], "platform"), args);
        Virtual.unstarted("virtual 2", lives[0]);
    }
}
