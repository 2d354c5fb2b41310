// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The initializer does not fail. */
final class FailingInitializer {
    static {
        ++Erroneous.initializations;
    }

    private FailingInitializer() {
    }

    static int number() {
        return 2;
    }
}
