// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import assay.Await;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Several threads use each of eight classes for the first time, all at once. */
final class Racing extends Thread {
    private static final int THREADS = 6;
    private static final String[] CLASSES = {
        "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"};
    private static final CyclicBarrier TOGETHER = new CyclicBarrier(THREADS);

    static volatile long total;
    private long sum;

    private static int use(String which) throws ReflectiveOperationException {
        return Class.forName("classes.Racing" + which).getDeclaredField("value").getInt(null);
    }

    @Override
    public void run() {
        try {
            for (String which : CLASSES) {
                TOGETHER.await();
                sum += use(which);
            }
        } catch (InterruptedException | BrokenBarrierException | ReflectiveOperationException e) {
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

final class RacingFirst {
    static int value = 1;

    private RacingFirst() {
    }
}

final class RacingSecond {
    static int value = 2;

    private RacingSecond() {
    }
}

final class RacingThird {
    static int value = 3;

    private RacingThird() {
    }
}

final class RacingFourth {
    static int value = 4;

    private RacingFourth() {
    }
}

final class RacingFifth {
    static int value = 5;

    private RacingFifth() {
    }
}

final class RacingSixth {
    static int value = 6;

    private RacingSixth() {
    }
}

final class RacingSeventh {
    static int value = 7;

    private RacingSeventh() {
    }
}

final class RacingEighth {
    static int value = 8;

    private RacingEighth() {
    }
}
