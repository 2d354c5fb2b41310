// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/**
 * Methods that have run often and were left every other time by the exception of their last instruction, or caught it;
 * a method that has run often has called them. After the second probe the one of the agent's case throws once more.
 * Reports how often it ran then, and what the caller got; and the same of another call.
 */
final class ThrowingByTurns {
    private static final String[] WORDS = {"zero", "one", "two", "three", "four", "five", "six"};
    private static final int[] NUMBERS = {0, 1};
    private static final int[] INDEXES = {3, 1};
    private static final int[] LENGTHS = {-1, 1};
    private static final ThrowingByTurns[] OBJECTS = {null, new ThrowingByTurns()};
    private static final Object[] VALUES = {OBJECTS[1], "text"};
    private static String variant = "divide";
    private static int runs;
    private static int lastA;
    private static long lastB;
    private static Object lastO;

    private int number = 1;

    private ThrowingByTurns() {
    }

    /** Throws, as the next ones, in every run with an even number. */
    private static long divide(int a, long b, Object o) {
        runs++;
        lastA = a;
        lastB = b;
        lastO = o;
        return 10 / NUMBERS[runs & 1];
    }

    private static long load(int a, long b, Object o) {
        runs++;
        lastA = a;
        lastB = b;
        lastO = o;
        return 9 + NUMBERS[INDEXES[runs & 1]];
    }

    private static long field(int a, long b, Object o) {
        runs++;
        lastA = a;
        lastB = b;
        lastO = o;
        return 9 + OBJECTS[runs & 1].number;
    }

    private static long cast(int a, long b, Object o) {
        runs++;
        lastA = a;
        lastB = b;
        lastO = o;
        return 6 + ((String) VALUES[runs & 1]).length();
    }

    private static long array(int a, long b, Object o) {
        runs++;
        lastA = a;
        lastB = b;
        lastO = o;
        return 9 + new int[LENGTHS[runs & 1]].length;
    }

    private static long raise(int a, long b, Object o) {
        runs++;
        lastA = a;
        lastB = b;
        lastO = o;
        if ((runs & 1) == 0) {
            throw new IllegalStateException();
        }
        return 10;
    }

    private static long within(int a, long b, Object o) {
        runs++;
        lastA = a;
        lastB = b;
        lastO = o;
        try {
            return 10 / NUMBERS[runs & 1];
        } catch (ArithmeticException e) {
            return 20;
        }
    }

    /** The word and the number are on the operand stack during the call. */
    private static String outer(String kind, int n) {
        long k = n * 7;
        String word = WORDS[n % WORDS.length];
        try {
            switch (kind) {
                case "divide":
                    return said(word, k, divide(n * 3, n * 0x123456789L, word));
                case "load":
                    return said(word, k, load(n * 3, n * 0x123456789L, word));
                case "field":
                    return said(word, k, field(n * 3, n * 0x123456789L, word));
                case "cast":
                    return said(word, k, cast(n * 3, n * 0x123456789L, word));
                case "array":
                    return said(word, k, array(n * 3, n * 0x123456789L, word));
                case "raise":
                    return said(word, k, raise(n * 3, n * 0x123456789L, word));
                default:
                    return said(word, k, within(n * 3, n * 0x123456789L, word));
            }
        } catch (RuntimeException e) {
            return said(word, k, 30);
        }
    }

    private static String said(String word, long k, long got) {
        return word + " " + k + " " + got;
    }

    public static void main(String[] args) {
        // The probe passes the case.
        Agent.probe(null);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 20000; n++) {
            sum += outer(variant, n).length();
        }
        Agent.say("computed " + (sum > 0));
        runs = 1;
        Agent.probe(ThrowingByTurns.class);
        String result = outer(variant, 5);
        Agent.say("runs " + (runs - 1) + ", the last with " + lastA + " " + lastB + " " + lastO);
        Agent.say("result " + result);
        runs = 1;
        result = outer(variant, 6);
        Agent.say("runs " + (runs - 1) + ", the last with " + lastA + " " + lastB + " " + lastO);
        Agent.say("result " + result);
    }
}
