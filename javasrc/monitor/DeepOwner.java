// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/**
 * The probe below 2,000 frames of one method: below them a block owns "outer", above them one owns
 * "inner". Once more when all of them have returned.
 */
final class DeepOwner {
    private static final Lock OUTER = new Lock("outer");
    private static final Lock INNER = new Lock("inner");

    private DeepOwner() {
    }

    private static int down(int level) {
        if (level == 0) {
            synchronized (INNER) {
                Agent.probe(null);
            }
            return 0;
        }
        return down(level - 1) + 1;
    }

    private static int outer() {
        synchronized (OUTER) {
            return down(1999);
        }
    }

    public static void main(String[] args) {
        try {
            Agent.say("levels " + outer());
        } catch (StackOverflowError e) {
            Agent.inapplicable("a stack has no room for two thousand calls");
        }
        Agent.probe(null);
    }
}
