// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * The probe gets locks while a block of its own thread, or another thread, owns them, while another
 * thread waits to enter them, and while one waits on them; and each once more, or several times,
 * when that has changed.
 */
final class Hashed {
    private static boolean notified;
    private static volatile boolean wants;
    private static volatile boolean waits;

    private Hashed() {
    }

    private static Thread start(Runnable body) {
        Thread thread = new Thread(body, "worker");
        thread.start();
        return thread;
    }

    private static void own(Lock lock) {
        synchronized (lock) {
            Agent.probe(lock);
        }
    }

    private static Thread ownElsewhere(Lock lock) {
        Thread worker = start(() -> {
            synchronized (lock) {
                Agent.arriveAndWait("owning");
                Agent.probe(lock);
            }
        });
        Agent.awaitArrival("owning");
        Agent.probe(lock);
        Agent.releasePoint("owning");
        return worker;
    }

    private static Thread want(Lock lock) {
        synchronized (lock) {
            Thread worker = start(() -> {
                wants = true;
                own(lock);
            });
            // It may be in the same state before, for reasons of its own.
            while (!wants) {
                Thread.yield();
            }
            Await.state(worker, Thread.State.BLOCKED);
            Agent.probe(lock);
            return worker;
        }
    }

    private static void waitOn(Lock lock) {
        synchronized (lock) {
            waits = true;
            while (!notified) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            Agent.probe(lock);
        }
    }

    private static Thread await(Lock lock) {
        Thread worker = start(() -> waitOn(lock));
        while (!waits) {
            Thread.yield();
        }
        Await.state(worker, Thread.State.WAITING);
        Agent.probe(lock);
        synchronized (lock) {
            notified = true;
            lock.notifyAll();
            Agent.probe(lock);
        }
        return worker;
    }

    private static void ended(Thread worker, Lock lock) {
        Await.end(worker);
        Agent.probe(lock);
    }

    public static void main(String[] args) {
        Lock owned = new Lock("owned");
        own(owned);
        Agent.probe(owned);
        Lock elsewhere = new Lock("owned by another");
        ended(ownElsewhere(elsewhere), elsewhere);
        Lock wanted = new Lock("wanted");
        ended(want(wanted), wanted);
        Lock waited = new Lock("waited on");
        ended(await(waited), waited);
    }
}
