// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The initializer does not fail. */
final class Faulty {
    static {
        ++Erroneous.initializations;
    }

    private Faulty() {
    }

    static int number() {
        return 2;
    }
}
