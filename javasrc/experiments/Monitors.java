// SPDX-License-Identifier: Apache-2.0
package experiments;

import assay.Agent;
import assay.Await;

/** A monitor that one thread owns while others wait, were notified, or want to enter. */
public final class Monitors {
    static final Object LOCK = new Object();

    private Monitors() {
    }

    static Thread daemon(String name, Runnable body) {
        Thread thread = new Thread(body, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    static void waits() {
        synchronized (LOCK) {
            try {
                LOCK.wait();
            } catch (InterruptedException e) {
                Agent.say("interrupted");
            }
        }
    }

    static void enters() {
        synchronized (LOCK) {
            LOCK.hashCode();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = daemon("notified", Monitors::waits);
        Await.state(first, Thread.State.WAITING);
        Thread second = daemon("waiting", Monitors::waits);
        Await.state(second, Thread.State.WAITING);
        synchronized (LOCK) {
            Thread third = daemon("entering", Monitors::enters);
            Await.state(third, Thread.State.BLOCKED);
            LOCK.notify();
            Agent.probe(new Object[] {LOCK, first, second, third});
            LOCK.notifyAll();
        }
        first.join();
        second.join();
    }
}
