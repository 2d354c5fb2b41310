// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** A probe below 3000 frames of one method, whose variables are the level and twice the level. */
final class Steps3000 {
    private Steps3000() {
    }

    private static int down(int level, int twice) {
        if (level == 0) {
            Agent.probe(null);
            return twice;
        }
        return down(level - 1, twice - 2) + (twice == 2 * level ? 1 : -twice);
    }

    public static void main(String[] args) {
        try {
            Agent.say("result " + down(2999, 5998));
        } catch (StackOverflowError e) {
            Agent.inapplicable("a stack has no room for three thousand calls");
        }
    }
}
