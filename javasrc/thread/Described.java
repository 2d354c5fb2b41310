// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * Threads that differ in all that can be asked of them: two alive, two not started, two finished.
 * Subjects of the probe: the threads, and for each its group and its context class loader.
 */
final class Described extends Thread {
    private final String point;

    private Described(ThreadGroup group, String name, int priority, boolean daemon,
            ClassLoader loader) {
        super(group, null, name);
        point = name;
        setPriority(priority);
        setDaemon(daemon);
        setContextClassLoader(loader);
    }

    /** A loader that loads nothing of its own. */
    private static final class Loader extends ClassLoader {
    }

    @Override
    public void run() {
        Agent.arriveAndWait(point);
    }

    public static void main(String[] args) {
        ThreadGroup outer = new ThreadGroup("outer");
        ThreadGroup inner = new ThreadGroup(outer, "inner");
        ClassLoader first = new Loader();
        ClassLoader second = new Loader();
        Thread[] threads = {
            new Described(outer, "alive 1", 3, true, first),
            new Described(inner, "alive 2", 8, false, second),
            new Described(outer, "unstarted 1", 10, false, null),
            new Described(inner, "unstarted 2", 1, true, first),
            new Described(outer, "finished 1", 6, true, second),
            new Described(inner, "finished 2", 2, false, first),
        };
        for (Thread thread : threads) {
            String name = thread.getName();
            if (name.startsWith("finished")) {
                Agent.releasePoint(name);
                thread.start();
                Await.end(thread);
            } else if (name.startsWith("alive")) {
                thread.start();
                Agent.awaitArrival(name);
            }
        }
        Agent.probe(new Object[][] {
            threads,
            {outer, inner, outer, inner, null, null},
            {first, second, threads[2].getContextClassLoader(), first, second, first},
        });
        // A class library may take it away from a thread that ends.
        Agent.say("finished, with a loader in Java: " + (threads[4].getContextClassLoader() == second
                && threads[5].getContextClassLoader() == first));
        Agent.releasePoint("alive 1");
        Agent.releasePoint("alive 2");
        Await.end(threads[0]);
        Await.end(threads[1]);
    }
}
