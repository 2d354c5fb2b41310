// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import java.util.concurrent.locks.ReentrantLock;

/** A caller of a method that takes a java.util.concurrent lock, caught in its first call. */
final class PopLocked implements Runnable {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int holds;

    private static void call() {
        LOCK.lock();
        PopCaught.calls++;
        while (PopCaught.go < PopCaught.calls) {
        }
        LOCK.unlock();
    }

    @Override
    public void run() {
        call();
        holds = LOCK.getHoldCount();
    }

    public static void main(String[] args) {
        PopCaught.observe(new PopLocked());
        Agent.say("caller holds the lock " + holds + " times");
    }
}
