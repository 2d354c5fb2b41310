// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** A thread that waits for a notification in stand, called by run. */
final class Waiting extends Thread {
    private final Object lock = new Object();
    private boolean over;

    @Override
    public void run() {
        synchronized (lock) {
            stand();
        }
    }

    private void stand() {
        while (!over) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Waiting thread = new Waiting();
        thread.start();
        Agent.probe(thread);
        synchronized (thread.lock) {
            thread.over = true;
            thread.lock.notifyAll();
        }
        thread.join();
    }
}
