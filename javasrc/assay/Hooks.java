// SPDX-License-Identifier: Apache-2.0
package assay;

/**
 * What compiled code calls beside the hook that a test is about. A call of one of three classes, each
 * met as often as the others, stays a call in compiled code.
 */
public final class Hooks {
    private Hooks() {
    }

    /** Does nothing. */
    private static final class Idle implements Runnable {
        @Override
        public void run() {
        }
    }

    /** Counts. */
    private static final class Counting implements Runnable {
        private int runs;

        @Override
        public void run() {
            runs++;
        }
    }

    /** The hook and two others, to be called by turns. */
    public static Runnable[] beside(Runnable hook) {
        return new Runnable[] {new Idle(), new Counting(), hook};
    }
}
