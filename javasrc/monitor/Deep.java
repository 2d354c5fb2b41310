// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/**
 * A method that calls itself to level 24, each level but every third with a lock, level 7 with two;
 * then the probe, and another when all that has ended with an exception. With the argument "compiled" after
 * many rounds without a probe.
 */
final class Deep {
    private static final int LEVELS = 25;
    private static final Lock[] LOCKS = new Lock[LEVELS];
    private static final Lock SECOND = new Lock("second lock 7");
    private static boolean probing;

    private Deep() {
    }

    private static int descend(int level) {
        if (level == LEVELS) {
            if (probing) {
                Agent.probe(null);
                throw new IllegalStateException();
            }
            return 0;
        }
        if (level % 3 == 2) {
            return 1 + descend(level + 1);
        }
        synchronized (LOCKS[level]) {
            if (level == 7) {
                synchronized (SECOND) {
                    return 1 + descend(level + 1);
                }
            }
            return 1 + descend(level + 1);
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < LEVELS; i++) {
            LOCKS[i] = new Lock("lock " + i);
        }
        int sum = 0;
        for (int i = 0; args.length > 0 && i < 6000; i++) {
            sum += descend(0);
        }
        Agent.say("before " + (args.length == 0 ? sum == 0 : sum == 6000 * LEVELS));
        probing = true;
        try {
            descend(0);
        } catch (IllegalStateException e) {
            Agent.probe(null);
        }
    }
}
