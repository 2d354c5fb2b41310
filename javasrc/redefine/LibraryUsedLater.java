// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Uses much of the class library for the first time after the probe. */
final class LibraryUsedLater {
    private LibraryUsedLater() {
    }

    private static String use() throws InterruptedException {
        StringBuilder text = new StringBuilder();
        Supplier<String> captured = () -> "captured " + text.length();
        text.append(captured.get());
        text.append(Pattern.compile("(a|b)+[c-f]*?g").matcher("abadg").matches());
        text.append(IntStream.range(0, 9).mapToObj(Integer::toString).filter(s -> !s.isEmpty()).count());
        TreeMap<String, Integer> tree = new TreeMap<>(String::compareTo);
        tree.put("a", 1);
        text.append(tree.descendingMap().headMap("0"));
        text.append(new ConcurrentSkipListMap<>(tree).ceilingKey("a"));
        Deque<Object> deque = new ArrayDeque<>();
        deque.push(text);
        text.append(deque.size());
        Semaphore semaphore = new Semaphore(2, true);
        semaphore.acquire();
        text.append(semaphore.availablePermits());
        return text.toString();
    }

    public static void main(String[] args) throws InterruptedException {
        Agent.probe(null);
        Agent.say(use().isEmpty() ? "nothing" : "used");
    }
}
