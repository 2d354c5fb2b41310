// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;

/** Fields of several kinds, which its initializers write; used by its name. */
final class Initialized {
    static int plain = 1;
    static volatile long wide = 2;
    static final int FIXED = Integer.parseInt("3");

    static {
        plain += 10;
    }

    final int own;
    volatile double loose;

    private Initialized(int n) {
        own = n;
        loose = n;
    }

    @Override
    public String toString() {
        return "made";
    }

    static void use() {
        Initialized made = new Initialized(5);
        Agent.say("sum " + (plain + wide + FIXED + made.own + made.loose));
    }
}
