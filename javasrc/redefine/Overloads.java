// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Methods of one name. The variants have another order, and all but act() and text() differ. */
public class Overloads {
    private Overloads() {
    }

    static String before() {
        return "old before()";
    }

    static String act(int number) {
        return "old act(int)";
    }

    static String act() {
        return "act() calls ".concat(act(7));
    }

    static String act(long number) {
        return "old act(long)";
    }

    static String act(String text) {
        return "old act(String)";
    }

    static String after() {
        return "old after()";
    }

    public static String text() {
        return before() + act() + act(7L) + act("seven") + after();
    }
}
