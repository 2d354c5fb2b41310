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
        return "none";
    }

    private String instance(String tail) {
        return own + tail;
    }

    private static String doubled(String text) {
        return text + text;
    }

    public static String text() {
        String captured = "old captured";
        Supplier<String> plain = () -> "old plain";
        Function<String, String> capturing = tail -> captured + tail;
        Function<String, String> bound = new Functions()::instance;
        BiFunction<Functions, String, String> unbound = Functions::instance;
        Function<String, String> statical = Functions::doubled;
        Supplier<Functions> constructor = Functions::new;
        Function<Integer, String[]> array = String[]::new;
        Supplier<Supplier<String>> nested = () -> () -> "old nested";
        List<String> sorted = Arrays.asList("b", "old", "a");
        sorted.sort((one, other) -> one.compareTo(other));
        return plain.get() + "; " + capturing.apply("!") + "; " + bound.apply(" old bound") + "; "
            + unbound.apply(new Functions(), " old unbound") + "; " + statical.apply("old")
            + "; " + constructor.get().own + "; " + array.apply(3).length + "; "
            + nested.get().get() + "; " + sorted;
    }
}
