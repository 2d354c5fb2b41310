// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * Two virtual threads that were there before the JVM had an agent: one is parked, the other runs. Both are
 * the subject of the first probe, by which Java loads the agent; then each calls the probe twice with itself,
 * between which it parks for a moment, and ends; in the end main does so once. The arguments name those whose end is
 * reported to the agent.
 */
final class OlderThanAgent implements Runnable {
    private static volatile boolean parks;
    private static volatile boolean runs;
    private static volatile boolean going = true;
    private static volatile boolean running = true;

    private static void parked() {
        parks = true;
        while (going) {
            LockSupport.park();
        }
    }

    private static int leave(int n) {
        return n + 1;
    }

    @Override
    public void run() {
        String name = Thread.currentThread().getName();
        if (name.equals("parked")) {
            parked();
        }
        while (name.equals("running") && running) {
            runs = true;
        }
        Agent.probe(Thread.currentThread());
        for (int i = 0; i < 10; i++) {
            LockSupport.parkNanos(1000);
        }
        Agent.probe(Thread.currentThread());
        Agent.say(name + " leaves with " + leave(name.length()));
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Thread parked = Virtual.start("parked", new OlderThanAgent());
        while (!parks) {
            Thread.yield();
        }
        Await.state(parked, Thread.State.WAITING);
        Thread runner = Virtual.start("running", new OlderThanAgent());
        while (!runs) {
            Thread.yield();
        }
        Agent.probe(new Thread[] {parked, runner});
        running = false;
        Ends.await(runner, args);
        going = false;
        LockSupport.unpark(parked);
        Ends.await(parked, args);
        Agent.probe(Thread.currentThread());
    }
}
