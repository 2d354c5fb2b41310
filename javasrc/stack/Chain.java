// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/**
 * Calls from outer through middle to inner, which calls the probe in the first round only. With
 * the argument "throwing" inner throws what outer catches.
 */
final class Chain {
    private static boolean probed;
    private static boolean throwing;

    private Chain() {
    }

    private static int inner(int n) {
        if (!probed) {
            probed = true;
            Agent.probe(null);
        }
        if (throwing) {
            Agent.say("inner throws");
            throw new IllegalStateException();
        }
        Agent.say("inner returns");
        return n + 1;
    }

    private static int middle(int n) {
        int result = inner(n);
        Agent.say("middle returns");
        return result * 2;
    }

    private static int outer(int n) {
        int result = -1;
        try {
            result = middle(n);
        } catch (IllegalStateException e) {
            Agent.say("outer catches");
        }
        Agent.say("outer returns");
        return result;
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        throwing = args.length > 0;
        Agent.say("result " + outer(20));
        Agent.say("result " + outer(3));
    }
}
