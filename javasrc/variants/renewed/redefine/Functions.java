// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** Lambda expressions and method references of every kind. */
public class Functions {
    private final String own = "own";

    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9),
            Math.max(2, Runtime.getRuntime().availableProcessors()), Thread.State.NEW);
    }

    private String instance(String tail) {
        return own + tail;
    }

    private static String doubled(String text) {
        return text + text;
    }

    public static String text() {
        String captured = "new captured";
        Supplier<String> plain = () -> "new plain";
        Function<String, String> capturing = tail -> captured + tail;
        Function<String, String> bound = new Functions()::instance;
        BiFunction<Functions, String, String> unbound = Functions::instance;
        Function<String, String> statical = Functions::doubled;
        Supplier<Functions> constructor = Functions::new;
        Function<Integer, String[]> array = String[]::new;
        Supplier<Supplier<String>> nested = () -> () -> "new nested";
        List<String> sorted = Arrays.asList("b", "new", "a");
        sorted.sort((one, other) -> one.compareTo(other));
        return plain.get() + "; " + capturing.apply("!") + "; " + bound.apply(" new bound") + "; "
            + unbound.apply(new Functions(), " new unbound") + "; " + statical.apply("new")
            + "; " + constructor.get().own + "; " + array.apply(3).length + "; "
            + nested.get().get() + "; " + sorted;
    }
}
