// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * Three threads that queue for a monitor that the main thread owns. The one in the middle, of the
 * kind of the first argument, enters it, or reacquires it when Object.wait ends, as the agent says in
 * the first probe, with null. It is the subject of the second, before or after its wait has ended.
 * The others are of the kind of the second argument. Of the last two probes, with null again, the
 * first comes when all queue, the second when main has left the monitor.
 */
final class Queueing implements Runnable {
    private static final Object LOCK = new Object();
    private static final int TIMEOUT = 200;
    private static String variant;
    private static volatile int begun;
    private static volatile boolean ended;
    private static volatile boolean middleEntered;
    private static volatile int othersEntered;

    private static void await() throws InterruptedException {
        while (!ended) {
            LOCK.wait(variant.contains("timeout") ? TIMEOUT : 0);
        }
    }

    private static void middle() {
        begun++;
        synchronized (LOCK) {
            try {
                if (!variant.equals("entering")) {
                    await();
                }
            } catch (InterruptedException e) {
                // The wait has ended, which is all that it is for.
            }
            middleEntered = true;
        }
    }

    @Override
    public void run() {
        begun++;
        synchronized (LOCK) {
            othersEntered++;
        }
    }

    private static Thread start(String kind, String name, Runnable task) {
        Thread thread = kind.equals("virtual") ? Virtual.unstarted(name, task)
            : new Thread(task, name);
        int before = begun;
        thread.start();
        // It may be in the same state before, for reasons of its own.
        while (begun == before) {
            Thread.yield();
        }
        return thread;
    }

    private static Thread startBlocked(String kind, String name, Runnable task) {
        Thread thread = start(kind, name, task);
        Await.state(thread, Thread.State.BLOCKED);
        return thread;
    }

    private static Thread startWaiting(String kind) {
        Thread thread = start(kind, "middle", Queueing::middle);
        Await.state(thread, variant.contains("timeout") ? Thread.State.TIMED_WAITING
            : Thread.State.WAITING);
        // A thread may show that it waits before it gives up the monitor.
        synchronized (LOCK) {
            ended = false;
        }
        if (variant.startsWith("before")) {
            Agent.probe(thread);
        }
        return thread;
    }

    private static void endWait(Thread thread) throws InterruptedException {
        ended = true;
        if (variant.endsWith("notification")) {
            LOCK.notifyAll();
        } else if (variant.endsWith("interrupt")) {
            thread.interrupt();
        } else {
            // Sleeps: when this is over, so is the wait of the same length that began before.
            Thread.sleep(TIMEOUT);
        }
        if (variant.startsWith("after")) {
            Await.state(thread, Thread.State.BLOCKED);
            Agent.probe(thread);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Agent.probe(null);
        boolean entering = variant.equals("entering");
        Thread middle = entering ? null : startWaiting(args[0]);
        Thread first;
        Thread last;
        synchronized (LOCK) {
            first = startBlocked(args[1], "first", new Queueing());
            if (entering) {
                middle = startBlocked(args[0], "middle", Queueing::middle);
                Agent.probe(middle);
            } else {
                endWait(middle);
            }
            last = startBlocked(args[1], "last", new Queueing());
            Agent.probe(null);
        }
        Agent.probe(null);
        Await.end(first);
        Await.end(last);
        Await.end(middle);
        Agent.say("all ended, the suspended one entered: " + middleEntered);
    }
}
