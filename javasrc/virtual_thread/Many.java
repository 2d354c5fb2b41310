// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * As many virtual threads as the argument says. The subject of the first probe is null; that of
 * the second, when all are parked, an array of them; that of the third, when all have ended, null.
 */
final class Many implements Runnable {
    private static final AtomicInteger STAYING = new AtomicInteger();
    private static volatile boolean going = true;
    private final int number;
    private int answer;

    private Many(int number) {
        this.number = number;
    }

    private int stay(int mine) {
        STAYING.incrementAndGet();
        while (going) {
            LockSupport.park();
        }
        return mine;
    }

    @Override
    public void run() {
        answer = stay(number);
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Agent.probe(null);
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        Many[] many = new Many[threads.length];
        for (int i = 0; i < threads.length; i++) {
            many[i] = new Many(i);
            threads[i] = Virtual.start("virtual " + i, many[i]);
        }
        while (STAYING.get() < threads.length) {
            Thread.yield();
        }
        for (Thread thread : threads) {
            Await.state(thread, Thread.State.WAITING);
        }
        Agent.probe(threads);
        going = false;
        int right = 0;
        for (int i = 0; i < threads.length; i++) {
            LockSupport.unpark(threads[i]);
            Await.end(threads[i]);
            if (many[i].answer == i) {
                right++;
            }
        }
        Agent.probe(null);
        Agent.say("right answers " + right);
    }
}
