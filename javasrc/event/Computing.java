// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import assay.Await;

/**
 * While the probe runs a thread computes the same values again and again, with calls, fields,
 * monitors and exceptions, and counts those that come out otherwise than at first.
 */
final class Computing extends Thread {
    private static final int VALUES = 8;
    private static volatile boolean done;
    private static volatile int turns;
    private static int read = 2;
    private static int written;

    private final long[] first = new long[VALUES];
    private int wrong;

    private static synchronized int half(int n) {
        written = n;
        if (n % 2 != 0) {
            throw new IllegalArgumentException();
        }
        return written / read;
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

    private static long compute(int n) {
        long sum = steps(n + 1);
        double root = Math.sqrt(n);
        return n == 0 ? sum : sum + 31 * compute(n - 1) + (long) (1000 * root);
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
    }

    public static void main(String[] args) {
        Computing thread = new Computing();
        thread.start();
        while (turns < 5000) {
            Thread.yield();
        }
        Agent.probe(null);
        done = true;
        Await.end(thread);
        Agent.say("wrong values: " + (thread.wrong > 0));
    }
}
