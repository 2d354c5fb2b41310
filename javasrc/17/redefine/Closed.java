// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A sealed interface. */
sealed interface Closed {
    static int number() {
        return 1;
    }

    final class First implements Closed {
    }

    final class Second implements Closed {
    }
}
