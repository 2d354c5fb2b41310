// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.Arrays;

/** A sealed interface with permitted subclasses that nobody else names. */
sealed interface Ranked {
    /** The first. */
    final class First implements Ranked {
    }

    /** The second. */
    final class Second implements Ranked {
    }

    /** The third. */
    final class Third implements Ranked {
    }

    static Object shift() {
        return "none";
    }

    static String word() {
        return "old";
    }

    /** Loads them all. */
    static String permitted() {
        return Arrays.toString(Arrays.stream(Ranked.class.getPermittedSubclasses())
            .map(Class::getSimpleName).sorted().toArray());
    }
}
