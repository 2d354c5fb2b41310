// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;

/**
 * After the first probe, an exception leaves thrower and passer, and is caught. The agent calls
 * quiet meanwhile, which calls the probe.
 */
final class Unwinding {
    private Unwinding() {
    }

    static int thrower(int n) {
        if (n > 0) {
            throw new IllegalStateException();
        }
        return n;
    }

    static int passer(int n) {
        return thrower(n) + 1;
    }

    static int quiet(int n) {
        Agent.probe("quiet");
        return n * 3;
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Agent.probe(null);
        try {
            passer(5);
        } catch (IllegalStateException e) {
            Agent.say("caught");
        }
        Agent.say("afterwards " + quiet(2));
    }
}
