// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * A thread "wanting" that wants a lock, "outer": to enter it, or, where the argument is "waited",
 * to reacquire it where it has waited in it. It waits at the point "in the handler" of the event.
 * Subjects of the first probe: the lock and another one, "inner". The second, of the thread, is
 * called by main, which owns the lock meanwhile.
 */
final class CallbackUsesAnother extends Thread {
    private final Lock lock;
    private volatile boolean inside;
    private boolean notified;

    private CallbackUsesAnother(Lock lock, boolean notified) {
        super("wanting");
        this.lock = lock;
        this.notified = notified;
    }

    @Override
    public void run() {
        synchronized (lock) {
            inside = true;
            while (!notified) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
    }

    private void bringToEnter() {
        synchronized (lock) {
            start();
            Agent.awaitArrival("in the handler");
            Agent.probe(this);
        }
    }

    private void bringToRegain() {
        start();
        while (!inside) {
            Thread.yield();
        }
        // It waits: only so can main enter the lock.
        synchronized (lock) {
            notified = true;
            lock.notify();
        }
        Agent.awaitArrival("in the handler");
        synchronized (lock) {
            Agent.probe(this);
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Lock outer = new Lock("outer");
        Agent.probe(new Object[] {outer, new Lock("inner")});
        boolean enters = args[0].equals("enter");
        CallbackUsesAnother wanting = new CallbackUsesAnother(outer, enters);
        if (enters) {
            wanting.bringToEnter();
        } else {
            wanting.bringToRegain();
        }
        Await.end(wanting);
    }
}
