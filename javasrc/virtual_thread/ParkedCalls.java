// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import java.util.concurrent.locks.LockSupport;
import stack.Wandering;

/**
 * The calls of stack.Wandering on a virtual thread that in the midst of them yields, parks for the
 * shortest time, yields as the owner of a monitor, and, where they are watched, parks until the
 * main thread has called the probe with it.
 */
final class ParkedCalls implements Runnable {
    private static final Object LOCK = new Object();
    private static volatile boolean asked;
    private int rests;

    private void rest() {
        switch (rests++ % 8) {
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
            asked = Wandering.watched;
            while (asked) {
                LockSupport.park();
            }
            break;
        default:
            break;
        }
    }

    /** Walks, and rests on the way. */
    private static final class Walk implements Runnable {
        @Override
        public void run() {
            ParkedCalls resting = new ParkedCalls();
            Wandering.walks(resting);
        }
    }

    @Override
    public void run() {
        rest();
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
