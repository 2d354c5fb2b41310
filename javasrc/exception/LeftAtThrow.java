// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;

/**
 * After the probe, a method that throws when it runs first; then one that throws and catches, and one
 * whose caller catches. Reports what the first of them returned.
 */
final class LeftAtThrow {
    private static int runs;
    private static int caught;

    private LeftAtThrow() {
    }

    private static int first() {
        runs++;
        if (runs == 1) {
            throw new IllegalStateException();
        }
        return 7;
    }

    private static void second() {
        try {
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            caught++;
        }
    }

    private static void third() {
        throw new IllegalStateException();
    }

    public static void main(String[] args) {
        Agent.probe(null);
        int value = -1;
        try {
            value = first();
            second();
            third();
        } catch (IllegalStateException e) {
            caught++;
        }
        Agent.say("first returned " + value + ", caught " + caught);
    }
}
