// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/**
 * The probe, on the thread "main", gets the threads "first" and "second". Each prepares a
 * fresh class whenever the agent lets it, and never ends.
 */
final class Turns extends Thread {
    private Turns(String name) {
        super(name);
        setDaemon(true);
    }

    @Override
    public void run() {
        try {
            for (int i = 1; true; i++) {
                Agent.hold(getName() + i);
                Fresh.next();
                Agent.let(getName() + i + " did");
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Thread[] threads = {new Turns("first"), new Turns("second")};
        for (Thread thread : threads) {
            thread.start();
            Agent.awaitHeld(thread.getName() + 1);
        }
        Agent.probe(threads);
    }
}
