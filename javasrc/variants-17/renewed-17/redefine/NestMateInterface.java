// SPDX-License-Identifier: Apache-2.0
package redefine;

/** An interface whose private methods a nest mate calls. */
public interface NestMateInterface {
    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9), Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    private String inner() {
        return "new";
    }

    private static String shared() {
        return "new";
    }

    /** The nest mate, which stays the same. */
    final class Keeper implements NestMateInterface {
        private static final NestMateInterface GATE = new Keeper();

        private Keeper() {
        }

        static String keep() {
            return "private " + GATE.inner() + ", private static " + shared();
        }
    }

    static String text() {
        return Keeper.keep();
    }
}
