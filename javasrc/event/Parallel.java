// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import assay.Await;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * After a first probe four threads at once call touch, which reads a field once, writes another
 * once, and throws, 300 times. Each calls the probe at its end.
 */
final class Parallel extends Thread {
    private static final int THREADS = 4;
    private static final CyclicBarrier TOGETHER = new CyclicBarrier(THREADS);
    private static int read;
    private static int written;

    private static void touch(int n) {
        written = n + read;
        throw new IllegalStateException();
    }

    private static void touchOften() {
        for (int i = 0; i < 300; i++) {
            try {
                touch(i);
            } catch (IllegalStateException e) {
                // Thrown each time.
            }
        }
    }

    @Override
    public void run() {
        try {
            TOGETHER.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
        touchOften();
        Agent.probe(this);
    }

    public static void main(String[] args) {
        Thread[] threads = new Thread[THREADS];
        Agent.probe(null);
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Parallel();
            threads[i].start();
        }
        for (Thread thread : threads) {
            Await.end(thread);
        }
    }
}
