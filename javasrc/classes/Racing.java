// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import assay.Await;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Several threads use each of eight classes for the first time, all at once. */
final class Racing extends Thread {
    private static final int THREADS = 6;
    private static final CyclicBarrier TOGETHER = new CyclicBarrier(THREADS);

    static volatile long total;
    private long sum;

    static final class First {
        static int value = 1;
    }

    static final class Second {
        static int value = 2;
    }

    static final class Third {
        static int value = 3;
    }

    static final class Fourth {
        static int value = 4;
    }

    static final class Fifth {
        static int value = 5;
    }

    static final class Sixth {
        static int value = 6;
    }

    static final class Seventh {
        static int value = 7;
    }

    static final class Eighth {
        static int value = 8;
    }

    private int use(int which) {
        switch (which) {
        case 1:
            return First.value;
        case 2:
            return Second.value;
        case 3:
            return Third.value;
        case 4:
            return Fourth.value;
        case 5:
            return Fifth.value;
        case 6:
            return Sixth.value;
        case 7:
            return Seventh.value;
        default:
            return Eighth.value;
        }
    }

    @Override
    public void run() {
        try {
            for (int which = 1; which <= 8; which++) {
                TOGETHER.await();
                sum += use(which);
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Racing[] threads = new Racing[THREADS];
        long sum = 0;
        Agent.probe(null);
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Racing();
            threads[i].start();
        }
        for (Racing thread : threads) {
            Await.end(thread);
            sum += thread.sum;
        }
        total = sum;
    }
}
