// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A sealed interface. Its variants have the same nest members. */
sealed interface Closed permits Closed.First, Closed.Second {
    static int number() {
        return 1;
    }

    final class First implements Closed {
    }

    final class Second implements Closed {
    }

    final class Third {
    }
}
