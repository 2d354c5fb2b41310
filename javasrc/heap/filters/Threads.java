// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;
import java.util.concurrent.CountDownLatch;

/** Hands over four threads that live, two of each of two classes with objects of unusual sizes. */
final class Threads {
    private static final CountDownLatch END = new CountDownLatch(1);

    private Threads() {
    }

    private static class Waiting extends Thread {
        @Override
        public void run() {
            try {
                END.await();
            } catch (InterruptedException e) {
                Agent.say("a thread was interrupted");
            }
        }
    }

    private static final class Large extends Waiting {
        long a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z;
    }

    private static final class Larger extends Waiting {
        long a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z;
        long aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al, am, an, ao, ap, aq, ar, as, at;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Large(), new Large(), new Larger(), new Larger()};
        for (Thread thread : threads) {
            thread.start();
        }
        Agent.probe(threads);
        END.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
