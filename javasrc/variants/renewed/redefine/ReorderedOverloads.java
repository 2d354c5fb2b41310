// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Encloses the variant. */
public final class ReorderedOverloads {
    private ReorderedOverloads() {
    }

    /** The same methods in the other order. */
    public interface Pair {
        static String act(long number) {
            return "new act(long)";
        }

        static String act(int number) {
            return "new act(int)";
        }
    }
}
