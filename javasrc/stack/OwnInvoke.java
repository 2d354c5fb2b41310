// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** A recursive method: its location 7 is the invocation of itself. */
final class OwnInvoke {
    private OwnInvoke() {
    }

    private static int down(int n) {
        if (n > 0) {
            int result = down(n - 1);
            return result;
        }
        return n;
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Agent.say("result " + down(2));
    }
}
