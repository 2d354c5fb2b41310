// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;

/**
 * A method that has run often when, in its last call, it calls the probe. Its variables hold
 * computed values.
 */
final class Warm {
    private Warm() {
    }

    /** An object that never leaves the method by itself. */
    static final class Pair {
        int x;
        long y;

        Pair(int x, long y) {
            this.x = x;
            this.y = y;
        }
    }

    /** Slots: n 0, last 1, i 2, j 3, f 5, d 6, pair 8. */
    static long work(int n, boolean last) {
        int i = n * 3;
        long j = n * 0x100000000L;
        float f = n / 4.0f;
        double d = n / -8.0;
        Pair pair = new Pair(i + 1, j + 2);
        if (last) {
            Agent.probe(null);
            Agent.say("work: " + i + " " + j + " " + f + " " + d + " " + pair.x + " " + pair.y);
        }
        return i + j + (long) f + (long) d + pair.x + pair.y;
    }

    public static void main(String[] args) {
        long sum = 0;
        for (int n = 0; n < 30000; n++) {
            sum += work(n, false);
        }
        Agent.say("warm " + (sum > 0));
        work(6, true);
    }
}
