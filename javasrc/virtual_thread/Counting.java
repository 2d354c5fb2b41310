// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Threads that count without end: as many virtual ones as the first argument says, and then one
 * platform thread. They are the subjects of the probe, in this order. Virtual ones are unmounted
 * again and again, or, with "mounted" as the second argument, never.
 */
final class Counting implements Runnable {
    private static final Map<Object, Counting> COUNTERS = new ConcurrentHashMap<>();
    private static volatile boolean ending;
    private static boolean mounted;
    private volatile int count;

    @Override
    public void run() {
        while (!ending) {
            count++;
            // A native call: not every VM stops a thread in a loop of Java alone.
            if (mounted) {
                Thread.holdsLock(this);
            } else {
                Thread.yield();
            }
        }
    }

    static int countOf(Object thread) {
        return COUNTERS.get(thread).count;
    }

    /** Waits until the thread has counted on. */
    static void awaitProgress(Object thread) {
        Counting counter = COUNTERS.get(thread);
        int before = counter.count;
        while (counter.count == before) {
            Thread.yield();
        }
    }

    private static Thread unstarted(int index) {
        Counting counter = new Counting();
        Thread thread = Virtual.unstarted("virtual " + index, counter);
        COUNTERS.put(thread, counter);
        return thread;
    }

    /**
     * An additional virtual thread. Virtual threads that are suspended may own what the class library needs
     * to start it.
     */
    static Thread another(int index) {
        Thread thread = unstarted(index);
        Thread starting = new Thread(thread::start, "starting");
        starting.setDaemon(true);
        starting.start();
        Await.state(starting, Thread.State.TERMINATED, 10);
        if (starting.isAlive()) {
            Agent.inapplicable("no virtual thread is started while others are suspended");
        }
        return thread;
    }

    public static void main(String[] args) {
        int virtual = Integer.parseInt(args[0]);
        mounted = args.length > 1;
        Thread[] threads = new Thread[virtual + 1];
        for (int i = 0; i < virtual; i++) {
            threads[i] = unstarted(i);
            threads[i].start();
        }
        Counting counter = new Counting();
        threads[virtual] = new Thread(counter, "platform");
        COUNTERS.put(threads[virtual], counter);
        threads[virtual].start();
        for (Thread thread : threads) {
            awaitProgress(thread);
        }
        Agent.probe(threads);
        ending = true;
        for (Thread thread : threads) {
            Await.end(thread);
        }
        Agent.say("ended");
    }
}
