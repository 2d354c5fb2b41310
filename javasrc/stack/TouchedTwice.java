// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/**
 * A method that reads a field and writes another is called before the probe, and after it by two others: it
 * returns, and it throws.
 */
final class TouchedTwice {
    private static int read = 1;
    private static int written;

    private TouchedTwice() {
    }

    private static void touch(int n) {
        written = read + n;
        if (n > 0) {
            throw new IllegalStateException();
        }
    }

    private static void returning() {
        touch(0);
        Agent.say("returned " + written);
    }

    private static void throwing() {
        try {
            touch(1);
        } catch (IllegalStateException e) {
            Agent.say("thrown " + written);
        }
    }

    public static void main(String[] args) {
        // Resolves the fields.
        touch(0);
        Agent.probe(null);
        returning();
        throwing();
    }
}
