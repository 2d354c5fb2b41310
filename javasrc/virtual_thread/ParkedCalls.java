// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;
import stack.RandomCalls;

/**
 * The calls of stack.RandomCalls on a virtual thread that in the midst of them yields, parks for the
 * shortest time, yields as the owner of a monitor, and, where they are recorded, parks until the
 * main thread has called the probe with it.
 */
final class ParkedCalls implements Runnable {
    private static final Object LOCK = new Object();
    private static volatile boolean asked;
    private int pauses;

    private void pause() {
        switch (pauses++ % 8) {
        case 1:
            Thread.yield();
            break;
        case 3:
            LockSupport.parkNanos(1);
            break;
        case 2:
            synchronized (LOCK) {
                Thread.yield();
            }
            break;
        case 7: case 5:
            asked = RandomCalls.watched;
            while (asked) {
                LockSupport.park();
            }
            break;
        default:
            break;
        }
    }

    /** Walks, and pauses on the way. */
    private static final class Walk implements Runnable {
        @Override
        public void run() {
            ParkedCalls calls = new ParkedCalls();
            RandomCalls.walks(calls);
        }
    }

    @Override
    public void run() {
        pause();
    }

    public static void main(String[] args) {
        Thread walker = Virtual.start("walker", new Walk());
        while (walker.isAlive()) {
            if (asked && walker.getState() == Thread.State.WAITING) {
                Agent.probe(walker);
                asked = false;
                LockSupport.unpark(walker);
            }
            Thread.yield();
        }
        Await.end(walker);
    }
}
