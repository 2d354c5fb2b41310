// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import java.util.concurrent.locks.ReentrantLock;

/** A caller of a method that takes a java.util.concurrent lock, caught before it is given back. */
final class Locked implements Runnable {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int got;
    private static int holds;

    private static int call() {
        LOCK.lock();
        try {
            Caught.entered = true;
            while (!Caught.go) {
            }
            Caught.ranOn = true;
            return 7;
        } finally {
            LOCK.unlock();
        }
    }

    @Override
    public void run() {
        got = call();
        holds = LOCK.getHoldCount();
    }

    public static void main(String[] args) {
        Caught.observe(new Locked());
        Agent.say("caller got " + got);
        Agent.say("caller holds the lock " + holds + " times");
    }
}
