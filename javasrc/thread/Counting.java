// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;

/** Threads that count in Java, without end. Subjects of the probe: as many as the argument says. */
final class Counting extends Thread {
    private volatile int count;

    private Counting(String name) {
        super(name);
        setDaemon(true);
    }

    @Override
    public void run() {
        while (true) {
            count++;
            // A native call: not every VM stops a thread in a loop of Java alone.
            Thread.yield();
        }
    }

    static int countOf(Object thread) {
        return ((Counting) thread).count;
    }

    /** Waits until the thread has counted on. */
    static void awaitProgress(Object thread) {
        int before = countOf(thread);
        while (countOf(thread) == before) {
            Thread.yield();
        }
    }

    public static void main(String[] args) {
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Counting("counting " + i);
            threads[i].start();
            awaitProgress(threads[i]);
        }
        Agent.probe(threads);
    }
}
