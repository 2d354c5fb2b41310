// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * Two threads start threads that end at once, again and again, while the probe runs. With an argument nothing
 * waits without bound for the end of one of them or for a thread that starts them, not even the end of the JVM,
 * and they have a group of their own: a class library in which a thread ends in Java may be stopped in that, and
 * leave a lock behind, such as that of the group, that others wait for.
 */
final class ShortLived implements Runnable {
    private static volatile boolean done;
    private static volatile int rounds;
    private static volatile long sum;
    private static boolean stopped;
    private static ThreadGroup group;

    @Override
    public void run() {
        while (!done) {
            Thread[] threads = new Thread[4];
            for (int i = 0; i < threads.length; i++) {
                threads[i] = new Thread(group, ShortLived::work, "short");
                threads[i].setDaemon(stopped);
                threads[i].start();
            }
            for (Thread thread : threads) {
                await(thread);
            }
            rounds++;
        }
    }

    private static void await(Thread thread) {
        if (!stopped) {
            Await.end(thread);
            return;
        }
        try {
            thread.join(1000);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void work() {
        for (int i = 0; i < 1000; i++) {
            sum += i;
        }
    }

    public static void main(String[] args) {
        stopped = args.length > 0;
        group = stopped ? new ThreadGroup("short-lived") : null;
        Thread[] starters = {new Thread(new ShortLived(), "starter"),
            new Thread(new ShortLived(), "starter")};
        for (Thread starter : starters) {
            starter.setDaemon(stopped);
            starter.start();
        }
        while (rounds == 0) {
            Thread.yield();
        }
        Agent.probe(null);
        done = true;
        for (Thread starter : starters) {
            await(starter);
        }
        Agent.say("ended");
    }
}
