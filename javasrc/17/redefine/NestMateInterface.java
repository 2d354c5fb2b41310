// SPDX-License-Identifier: Apache-2.0
package redefine;

/** An interface whose private methods a nest mate calls. */
public interface NestMateInterface {
    static Object shift() {
        return "none";
    }

    private String inner() {
        return "old";
    }

    private static String shared() {
        return "old";
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
