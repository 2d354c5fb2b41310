// SPDX-License-Identifier: Apache-2.0
package heap.fields;

import assay.Agent;

/** Names and strings in turn: each sort of character, and some lengths. */
final class Texts {
    private Texts() {
    }

    private static String repeated(String what, int length) {
        StringBuilder all = new StringBuilder();
        while (all.length() < length) {
            all.append(what);
        }
        all.setLength(length);
        return all.toString();
    }

    public static void main(String[] args) {
        Agent.probe(new Object[] {
            "empty", new String(""),
            "one", new String("1"),
            "ASCII", new String("the text of a test"),
            "Latin-1", new String("\u0080\u00e9\u00ff"),
            "BMP", new String("a\u0100\u0416\u4e2d\uffff"),
            "supplementary", new String("x\ud83d\ude00y\udbff\udfff"),
            "lone surrogates", new String("\udc00\ud800"),
            "NUL first", new String("\u0000ab"),
            "NUL inside", new String("a\u0000b\u0000"),
            "NUL among wide", new String("\u0416\u0000\u0416"),
            "literal", "a literal of the pool",
            "part of another", "-part of another-".substring(1, 16),
            "long", repeated("abcdefghi\u00ff", 100003),
            "long and wide", repeated("abcdefgh\u0416", 100007),
        });
    }
}
