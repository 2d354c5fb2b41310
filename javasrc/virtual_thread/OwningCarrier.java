// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A platform thread that owns LOCK, and is the only carrier of a virtual thread, which calls the probe with
 * it. It needs a class library as virtual_thread.OwnScheduler does.
 */
final class OwningCarrier implements Runnable, Executor {
    private static final Object LOCK = new Object();
    private final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private Thread subject;

    private OwningCarrier() {
    }

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
    }

    /** What the carrier runs. */
    @Override
    public void run() {
        try {
            synchronized (LOCK) {
                do {
                    tasks.take().run();
                } while (subject.isAlive());
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        OwningCarrier scheduler = new OwningCarrier();
        Thread carrier = new Thread(scheduler, "carrier");
        scheduler.subject = OwnScheduler.create(scheduler, () -> Agent.probe(carrier));
        scheduler.subject.start();
        carrier.start();
        Await.end(carrier);
        Await.end(scheduler.subject);
        Agent.say("ended");
    }
}
