// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * After the probe with null, virtual threads and platform threads by turns, two of each, start,
 * park and end. While a thread is parked it is the subject of the probe. The arguments name those
 * whose end is reported to the agent.
 */
final class Alternating implements Runnable {
    private volatile boolean runs;
    private volatile boolean going = true;

    @Override
    public void run() {
        Agent.say(Thread.currentThread().getName() + " runs");
        runs = true;
        while (going) {
            LockSupport.park();
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
        for (int i = 0; i < 2; i++) {
            Alternating first = new Alternating();
            first.live(Virtual.unstarted("virtual " + i, first), args);
            Alternating second = new Alternating();
            second.live(new Thread(second, "platform " + i), args);
        }
    }
}
