// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;

/**
 * After the probe, twice, a finally clause throws another exception in the place of the first one.
 * Tests rely on the instructions that these methods compile to.
 */
final class Replacing {
    private Replacing() {
    }

    /** new 0, dup, invokespecial 4, athrow 7; handler: astore_0 8, new 9, dup, invokespecial 13, athrow 16. */
    @SuppressWarnings("finally")
    private static void replace() {
        try {
            throw new IllegalStateException();
        } finally {
            throw new UnsupportedOperationException();
        }
    }

    /** invokestatic 0, handler at 5. */
    private static int call() {
        try {
            replace();
            return 1;
        } catch (UnsupportedOperationException e) {
            return 2;
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Agent.say("result " + call());
        Agent.say("result " + call());
    }
}
