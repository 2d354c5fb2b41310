// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** A recursive method, called with 2 between two probes. Tests rely on its instructions. */
final class Descending {
    private Descending() {
    }

    /** iload_0, ifne 1; iload_0 6, iconst_1, isub, invokestatic 9, iconst_1 12, iadd, ireturn. */
    static int descend(int n) {
        if (n == 0) {
            return 1;
        }
        return descend(n - 1) + 1;
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Agent.say("result " + descend(2));
        Agent.probe(null);
    }
}
