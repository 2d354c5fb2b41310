// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** After the probe, a method throws when it runs first. Then two others throw, and their caller catches. */
public final class ThrowingAgain {
    private static int runs;

    private ThrowingAgain() {
    }

    private static int first() {
        if (++runs == 1) {
            throw new IllegalStateException();
        }
        return 42;
    }

    private static void second() {
        throw new IllegalArgumentException();
    }

    private static void third() {
        throw new ArithmeticException();
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Agent.say("first returns " + first());
        try {
            second();
        } catch (IllegalArgumentException e) {
            Agent.say("second is caught");
        }
        try {
            third();
        } catch (ArithmeticException e) {
            Agent.say("third is caught");
        }
    }
}
