// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A class whose initialization fails, for a reason that its variant does not have. */
final class FailingInitializer {
    static {
        if (++Erroneous.initializations > 0) {
            throw new IllegalStateException("the old initializer fails");
        }
    }

    private FailingInitializer() {
    }

    static int number() {
        return 1;
    }
}
