// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * Virtual threads that call the probe, park, let others run instead, and call the probe
 * again, each several times. A virtual machine may mount them on another carrier each time.
 */
final class Rescheduled implements Runnable {
    private volatile boolean parks;

    @Override
    public void run() {
        for (int i = 0; i < 3; i++) {
            Agent.probe(Thread.currentThread());
            parks = true;
            while (parks) {
                LockSupport.park();
            }
        }
        Agent.probe(Thread.currentThread());
    }

    private void awaitParked(Thread thread) {
        while (!parks && thread.isAlive()) {
            Thread.yield();
        }
        Await.state(thread, parks ? Thread.State.WAITING : Thread.State.TERMINATED);
    }

    private void goOn(Thread thread) {
        parks = false;
        LockSupport.unpark(thread);
        awaitParked(thread);
    }

    public static void main(String[] args) {
        Rescheduled[] moving = {new Rescheduled(), new Rescheduled()};
        Thread[] threads = new Thread[moving.length];
        for (int i = 0; i < moving.length; i++) {
            threads[i] = Virtual.start("virtual " + i, moving[i]);
            moving[i].awaitParked(threads[i]);
        }
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < moving.length; i++) {
                moving[i].goOn(threads[i]);
            }
        }
        Agent.say("ended");
    }
}
