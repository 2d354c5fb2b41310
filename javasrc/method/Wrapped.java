// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;

/** Natives under the names that agents give them when they wrap methods with prefixes. */
public final class Wrapped {
    private Wrapped() {
    }

    static native String plain();

    static String one() {
        return a_one();
    }

    static native String a_one();

    /** Its native has an implementation of that very name, too. */
    static String both() {
        return a_both();
    }

    static native String a_both();

    /** Wrapped with a_ and then with b_. */
    static String two() {
        return a_two();
    }

    static String a_two() {
        return b_a_two();
    }

    static native String b_a_two();

    /** Wrapped with b_ and then with a_. */
    static String reversed() {
        return b_reversed();
    }

    static String b_reversed() {
        return a_b_reversed();
    }

    static native String a_b_reversed();

    /** Wrapped with a_ and then with c_, and not with b_. */
    static String skipped() {
        return a_skipped();
    }

    static String a_skipped() {
        return c_a_skipped();
    }

    static native String c_a_skipped();

    /** Wrapped with a_ twice; there are implementations without one and without both. */
    static String again() {
        return a_again();
    }

    static String a_again() {
        return a_a_again();
    }

    static native String a_a_again();

    /** Wrapped with a_ twice; there is an implementation without both alone. */
    static String deep() {
        return a_deep();
    }

    static String a_deep() {
        return a_a_deep();
    }

    static native String a_a_deep();

    /** The native was named a_outer at first, and is wrapped with b_ alone. */
    static String a_outer() {
        return b_a_outer();
    }

    static native String b_a_outer();

    private static String call(String name) {
        switch (name) {
        case "plain":
            return plain();
        case "one":
            return one();
        case "both":
            return both();
        case "two":
            return two();
        case "reversed":
            return reversed();
        case "skipped":
            return skipped();
        case "again":
            return again();
        case "deep":
            return deep();
        case "outer":
            return a_outer();
        default:
            throw new IllegalArgumentException(name);
        }
    }

    public static void main(String[] args) {
        for (String name : args) {
            if (name.equals("probe")) {
                Agent.probe(Wrapped.class);
                continue;
            }
            try {
                Agent.say(name + ": " + call(name));
            } catch (UnsatisfiedLinkError e) {
                Agent.say(name + ": not linked");
            }
        }
    }
}
