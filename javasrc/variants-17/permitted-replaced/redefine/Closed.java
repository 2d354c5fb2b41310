// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Has another permitted subclass. */
sealed interface Closed permits Closed.First, Closed.Third {
    static int number() {
        return 2;
    }

    final class First implements Closed {
    }

    final class Second {
    }

    final class Third implements Closed {
    }
}
