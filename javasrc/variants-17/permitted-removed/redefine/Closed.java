// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Has one permitted subclass less. */
sealed interface Closed permits Closed.First {
    static int number() {
        return 2;
    }

    final class First implements Closed {
    }

    final class Second {
    }

    final class Third {
    }
}
