// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

/**
 * Has call sites that a JVM links to method handles: concatenations of strings, lambda expressions,
 * references to methods, and the methods of a record. They are also used by the initializer, which runs
 * while an archive is made.
 */
final class ArchivedUse {
    private record Pair(int number, String text) {
    }

    static {
        use(4);
    }

    private ArchivedUse() {
    }

    private static int plus(int one, int other) {
        return one + other;
    }

    private static String use(int number) {
        List<String> texts = new ArrayList<>();
        String text = "n" + number;
        texts.add(text + number + 'c');
        texts.add(text + 2.5 + number + text + 7L + true);
        Supplier<String> constant = () -> "constant";
        Supplier<String> bound = () -> text + number;
        Function<String, Integer> length = String::length;
        Function<String, StringBuilder> maker = StringBuilder::new;
        IntBinaryOperator sum = ArchivedUse::plus;
        IntBinaryOperator product = (one, other) -> one * other;
        texts.add(constant.get());
        texts.add(bound.get());
        texts.add(length.apply(text) + "" + maker.apply(text) + sum.applyAsInt(number, 3));
        texts.add("" + product.applyAsInt(number, 3));
        Pair pair = new Pair(number, text);
        texts.add(pair + " " + pair.equals(new Pair(number, text)));
        return texts.toString();
    }

    public static void main(String[] args) {
        String before = use(5);
        Agent.probe(null);
        Agent.say("as before: " + before.equals(use(5)));
    }
}
