// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Nest mates that use each other's private members, and texts that are put together. */
public class NestMates {
    private final String secret = "secret";

    static Object shift() {
        return "none";
    }

    private static String hidden(char a, long b, double c, boolean d) {
        return "old " + a + b + " and\u0001" + c + d + null;
    }

    /** A private method and a private constructor. */
    static final class Mate {
        private Mate() {
        }

        private String read(NestMates mates) {
            return mates.secret + hidden('x', 5L, 0.5, true);
        }
    }

    /** A private method in an interface. */
    interface Face {
        private String own() {
            return "own";
        }

        default String open() {
            return own() + new NestMates().secret.length();
        }
    }

    public static String text() {
        return new Mate().read(new NestMates()) + " " + new Face() { }.open() + " "
            + NestMates.class.getNestMembers().length
            + (Mate.class.getNestHost() == NestMates.class);
    }
}
