// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the specification requires an agent to say: an expected file of Assay. */
final class ExpectedTranscript {
    /** What remains to be matched from a position on. */
    private interface Rest {
        boolean matches(int position, Map<String, String> same);
    }

    private interface Node {
        boolean matches(List<String> lines, int position, Map<String, String> same, Rest rest);
    }

    private final List<Node> nodes;
    private int matched;

    /** The expected lines of a release and a case; `capabilities` are those that @when has. */
    ExpectedTranscript(List<String> text, int release, String caseName, Set<String> capabilities) {
        nodes = new Parser(text, release, caseName, capabilities).block(true);
    }

    boolean allows(List<String> lines) {
        return sequence(nodes, 0, lines, 0, new HashMap<>(), (position, same) -> position == lines.size());
    }

    /** With how many lines of the last transcript one of those that are allowed begins. */
    int matched() {
        return matched;
    }

    private static boolean sequence(List<Node> nodes, int index, List<String> lines, int position,
            Map<String, String> same, Rest rest) {
        if (index == nodes.size()) {
            return rest.matches(position, same);
        }
        return nodes.get(index).matches(lines, position, same,
            (next, bound) -> sequence(nodes, index + 1, lines, next, bound, rest));
    }

    private static boolean unordered(List<Node> left, List<String> lines, int position,
            Map<String, String> same, Rest rest) {
        if (left.isEmpty()) {
            return rest.matches(position, same);
        }
        for (int i = 0; i < left.size(); i++) {
            List<Node> others = new ArrayList<>(left);
            Node first = others.remove(i);
            if (first.matches(lines, position, same,
                    (next, bound) -> unordered(others, lines, next, bound, rest))) {
                return true;
            }
        }
        return false;
    }

    private static boolean some(List<Node> nodes, List<String> lines, int position,
            Map<String, String> same, Rest rest) {
        return sequence(nodes, 0, lines, position, same, (next, bound) -> next > position
            && (rest.matches(next, bound) || some(nodes, lines, next, bound, rest)));
    }

    /** Reads blocks and lines. */
    private final class Parser {
        private final List<String> text;
        private final int release;
        private final String caseName;
        private final Set<String> capabilities;
        private int next;

        Parser(List<String> text, int release, String caseName, Set<String> capabilities) {
            this.text = text;
            this.release = release;
            this.caseName = caseName;
            this.capabilities = capabilities;
        }

        /** Up to @end or @or, which is left to the caller, or to the end of the file. */
        List<Node> block(boolean whole) {
            List<Node> nodes = new ArrayList<>();
            while (next < text.size()) {
                String line = text.get(next);
                String word = line.trim();
                if (word.isEmpty() || word.startsWith("#") || word.startsWith("[")) {
                    next++;
                } else if (word.equals("@end") || word.equals("@or")) {
                    return nodes;
                } else if (word.startsWith("@")) {
                    next++;
                    directive(word, nodes);
                } else {
                    next++;
                    nodes.add(new Line(line));
                }
            }
            return nodes;
        }

        private void directive(String line, List<Node> nodes) {
            String[] words = line.split(" +");
            List<List<Node>> parts = new ArrayList<>();
            parts.add(block(false));
            while (text.get(next).trim().equals("@or")) {
                next++;
                parts.add(block(false));
            }
            next++;
            List<Node> first = parts.get(0);
            switch (words[0]) {
            case "@either":
                parts.removeIf(List::isEmpty);
                if (!parts.isEmpty()) {
                    nodes.add((lines, position, same, rest) -> parts.stream().anyMatch(
                        part -> sequence(part, 0, lines, position, same, rest)));
                }
                break;
            case "@unordered":
                nodes.add((lines, position, same, rest) -> unordered(first, lines, position, same, rest));
                break;
            case "@some":
                nodes.add((lines, position, same, rest) -> some(first, lines, position, same, rest));
                break;
            default:
                if (holds(words)) {
                    nodes.addAll(first);
                }
            }
        }

        private boolean holds(String[] words) {
            switch (words[0]) {
            case "@since":
                return release >= Integer.parseInt(words[1]);
            case "@until":
                return release <= Integer.parseInt(words[1]);
            case "@when":
                return capabilities.contains(words[1]);
            case "@case":
                for (int i = 1; i < words.length; i++) {
                    if (words[i].equals(caseName)) {
                        return true;
                    }
                }
                return false;
            default:
                throw new IllegalArgumentException(words[0]);
            }
        }
    }

    /** A line with its placeholders. */
    private final class Line implements Node {
        private final String pattern;

        Line(String pattern) {
            this.pattern = pattern;
        }

        @Override
        public boolean matches(List<String> lines, int position, Map<String, String> same, Rest rest) {
            return position < lines.size()
                && from(0, lines.get(position), 0, same, (at, bound) -> {
                    matched = Math.max(matched, position + 1);
                    return rest.matches(position + 1, bound);
                });
        }

        /** Matches the pattern from `at` with the text from `begin`; `rest` is for its end. */
        private boolean from(int at, String text, int begin, Map<String, String> same, Rest rest) {
            if (at == pattern.length()) {
                return begin == text.length() && rest.matches(begin, same);
            }
            char c = pattern.charAt(at);
            if (c == '{') {
                return alternatives(at, text, begin, same, rest);
            }
            if (c == '<') {
                return placeholder(at, text, begin, same, rest);
            }
            int literal = c == '\\' ? at + 1 : at;
            return begin < text.length() && text.charAt(begin) == pattern.charAt(literal)
                && from(literal + 1, text, begin + 1, same, rest);
        }

        private boolean alternatives(int at, String text, int begin, Map<String, String> same, Rest rest) {
            List<String> choices = new ArrayList<>();
            StringBuilder choice = new StringBuilder();
            int end = at + 1;
            for (; pattern.charAt(end) != '}'; end++) {
                char c = pattern.charAt(end);
                if (c == '|') {
                    choices.add(choice.toString());
                    choice.setLength(0);
                } else {
                    choice.append(c == '\\' ? pattern.charAt(++end) : c);
                }
            }
            choices.add(choice.toString());
            if (choices.get(0).startsWith("should ")) {
                choices.set(0, choices.get(0).substring("should ".length()));
                choices.add("");
            }
            for (String each : choices) {
                if (text.startsWith(each, begin) && from(end + 1, text, begin + each.length(), same, rest)) {
                    return true;
                }
            }
            return false;
        }

        private boolean placeholder(int at, String text, int begin, Map<String, String> same, Rest rest) {
            int end = pattern.indexOf('>', at);
            String[] words = pattern.substring(at + 1, end).split(" ");
            if (words[0].equals("same")) {
                return same(words[1], end + 1, text, begin, same, rest);
            }
            int length = begin < text.length() && text.charAt(begin) == '-' ? 1 : 0;
            while (begin + length < text.length() && Character.isDigit(text.charAt(begin + length))) {
                length++;
            }
            String number = text.substring(begin, begin + length);
            return number.matches("0|-?[1-9][0-9]*") && within(words, Long.parseLong(number))
                && from(end + 1, text, begin + length, same, rest);
        }

        private boolean within(String[] words, long number) {
            if (words.length == 1) {
                return true;
            }
            String[] bounds = words[1].split("\\.\\.", -1);
            return (bounds[0].isEmpty() || number >= Long.parseLong(bounds[0]))
                && (bounds[1].isEmpty() || number <= Long.parseLong(bounds[1]));
        }

        private boolean same(String name, int after, String text, int begin, Map<String, String> same,
                Rest rest) {
            String word = same.get(name);
            if (word == null) {
                char stop = after == pattern.length() ? ' '
                    : pattern.charAt(pattern.charAt(after) == '\\' ? after + 1 : after);
                int end = begin;
                while (end < text.length() && text.charAt(end) != ' ' && text.charAt(end) != stop) {
                    end++;
                }
                if (end == begin) {
                    return false;
                }
                Map<String, String> bound = new HashMap<>(same);
                bound.put(name, text.substring(begin, end));
                return from(after, text, end, bound, rest);
            }
            return text.startsWith(word, begin) && from(after, text, begin + word.length(), same, rest);
        }
    }
}
