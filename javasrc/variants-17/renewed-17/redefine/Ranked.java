// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.Arrays;

/** Other constants before the permitted subclasses. */
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
        return Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9), Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    static String word() {
        return "new";
    }

    /** Loads them all. */
    static String permitted() {
        return Arrays.toString(Arrays.stream(Ranked.class.getPermittedSubclasses())
            .map(Class::getSimpleName).sorted().toArray());
    }
}
