// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Has a further permitted subclass. */
sealed interface Closed permits Closed.First, Closed.Second, Closed.Third {
    static int number() {
        return 2;
    }

    final class First implements Closed {
    }

    final class Second implements Closed {
    }

    final class Third implements Closed {
    }
}
