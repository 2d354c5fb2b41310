// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The same methods in another order. */
public class Overloads {
    static String after() {
        return "new after()";
    }

    static String act(String text) {
        return "new act(String)";
    }

    static String act(long number) {
        return "new act(long)";
    }

    private Overloads() {
    }

    public static String text() {
        return before() + act() + act(7L) + act("seven") + after();
    }

    static String act() {
        return "act() calls ".concat(act(7));
    }

    static String act(int number) {
        return "new act(int)";
    }

    static String before() {
        return "new before()";
    }
}
