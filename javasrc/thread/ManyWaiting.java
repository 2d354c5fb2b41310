// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/** Many threads in Object.wait, as many as the argument says; the probe is called on all. */
final class ManyWaiting extends Thread {
    private static final Object LOCK = new Object();
    private static boolean done;
    private volatile boolean begun;

    private ManyWaiting() {
        super(null, null, "crowd", 256 * 1024);
    }

    @Override
    public void run() {
        synchronized (LOCK) {
            begun = true;
            while (!done) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    public static void main(String[] args) {
        ManyWaiting[] threads = new ManyWaiting[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new ManyWaiting();
            threads[i].start();
            // It may be in the same state before, for reasons of its own.
            while (!threads[i].begun) {
                Thread.yield();
            }
            Await.state(threads[i], Thread.State.WAITING);
        }
        Agent.probe(threads);
        synchronized (LOCK) {
            done = true;
            LOCK.notifyAll();
        }
        for (Thread thread : threads) {
            Await.end(thread);
        }
    }
}
