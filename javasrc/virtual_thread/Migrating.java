// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * Sixteen virtual threads that compute the same values again and again, with calls, fields and
 * exceptions, and in the midst of it yield, park for the shortest time, block each other, and start
 * others that end at once; with the argument "alone" they start none. They count the values that
 * come out otherwise than at first. Null is the subject of the first probe, before they start, and
 * one of them that of the second, while they run.
 */
final class Migrating implements Runnable {
    private static final Migrating[] ALL = new Migrating[16];
    private static final int VALUES = 6;
    private static boolean starting;
    private static volatile boolean done;
    private static volatile int turns;
    private static int read = 2;
    private static int written;

    private final Object lock;
    private final long[] first = new long[VALUES];
    private volatile int sums;
    private int wrong;
    private boolean ended;

    private Migrating(Object lock) {
        this.lock = lock;
    }

    private static int half(int n) {
        written = n;
        if (n % 2 != 0) {
            throw new IllegalArgumentException();
        }
        return n / read;
    }

    private static int steps(int n) {
        int count = 0;
        while (n != 1) {
            try {
                n = half(n);
            } catch (IllegalArgumentException e) {
                n = 3 * n + 1;
            }
            count++;
        }
        return count;
    }

    private void wander() {
        switch (sums++ % 4) {
        case 0:
            Thread.yield();
            break;
        case 1:
            LockSupport.parkNanos(1000);
            break;
        case 2:
            synchronized (lock) {
                Thread.yield();
            }
            break;
        default:
            if (starting) {
                Await.end(Virtual.start("short", () -> steps(3)));
            }
            break;
        }
    }

    private long compute(int n) {
        long sum = steps(n + 1);
        double root = Math.sqrt(n);
        if (n == 0) {
            wander();
            return sum;
        }
        return sum + 31 * compute(n - 1) + (long) (1000 * root);
    }

    @Override
    public void run() {
        for (int i = 0; i < VALUES; i++) {
            first[i] = compute(i);
        }
        for (int i = 0; !done; i = (i + 1) % VALUES) {
            if (compute(i) != first[i]) {
                wrong++;
            }
            turns++;
        }
        ended = true;
    }

    public static void main(String[] args) {
        Agent.probe(null);
        starting = args.length == 0;
        Thread[] threads = new Thread[ALL.length];
        for (int i = 0; i < ALL.length; i++) {
            ALL[i] = new Migrating(i % 2 == 0 ? new Object() : ALL[i - 1].lock);
            threads[i] = Virtual.unstarted("virtual " + i, ALL[i]);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        while (turns < 500) {
            Thread.yield();
        }
        Agent.probe(threads[0]);
        done = true;
        int wrong = 0;
        for (int i = 0; i < ALL.length; i++) {
            Await.end(threads[i]);
            wrong += ALL[i].wrong + (ALL[i].ended ? 0 : 1);
        }
        Agent.say("wrong: " + wrong);
    }
}
