// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * A thread, with the argument "virtual" a virtual one, that waits for a millisecond and then until another
 * thread has initialized Slow. It calls the probe with itself before, and with null after that.
 */
final class AwaitingInitializer implements Runnable {
    private static volatile boolean begun;

    /** Its initializer takes as long as it is held. */
    static final class Slow {
        static int number;

        static {
            Agent.arriveAndWait("initializer");
            number = 7;
        }

        static int get() {
            return number;
        }
    }

    @Override
    public void run() {
        Object lock = new Object();
        Agent.probe(Thread.currentThread());
        synchronized (lock) {
            try {
                lock.wait(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        begun = true;
        Slow.get();
        Agent.probe(null);
    }

    public static void main(String[] args) {
        Thread first = new Thread(Slow::get, "first");
        first.start();
        Agent.awaitArrival("initializer");
        Runnable waiting = new AwaitingInitializer();
        Thread second = args.length > 0 ? Virtual.unstarted("second", waiting) : new Thread(waiting, "second");
        second.start();
        while (!begun) {
            Thread.yield();
        }
        // No state shows everywhere that it waits for the initializer.
        for (int i = 0; i < 5; i++) {
            Await.opportunity();
        }
        Agent.releasePoint("initializer");
        Await.end(first);
        Await.end(second);
    }
}
