// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/**
 * Three long calls of a method that has run often: one returns, one throws, and one calls the same
 * method before it returns. Each calls the probe in every thousandth round of its loop, with an
 * object in the first round and with null after. A fourth call, like that within the third, calls no
 * probe.
 */
final class Looping {
    private static final int ROUNDS = 300000;

    private Looping() {
    }

    private static long twice(int n) {
        return 2L * n;
    }

    private static long loop(int rounds, String variant) {
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            if (variant != null && i % 1000 == 0) {
                Agent.probe(i == 0 ? variant : null);
            }
            sum += twice(i);
        }
        if (variant != null && variant.equals("throws")) {
            throw new IllegalStateException();
        }
        if (variant != null && variant.equals("calls")) {
            Agent.say("called: " + loop(rounds, null));
        }
        return sum;
    }

    private static String call(String variant) {
        try {
            return "returned " + loop(ROUNDS, variant);
        } catch (IllegalStateException e) {
            return "thrown";
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 20000; i++) {
            sum += loop(10, null);
        }
        Agent.say("computed " + (sum > 0));
        Agent.say(call("returns"));
        Agent.say(call("throws"));
        Agent.say(call("calls"));
        Agent.say(call(null));
    }
}
