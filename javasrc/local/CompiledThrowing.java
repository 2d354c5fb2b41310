// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;

/**
 * Methods without a handler that have run often, most of the time to their end; one of eight calls was left by the
 * exception of an instruction. They use none of their variables after that. When the probe has been called, each
 * throws once more, called by a method that has run as often and has no handler either.
 */
final class CompiledThrowing {
    private static final String[] WORDS = {"zero", "one", "two", "three", "four", "five", "six"};
    private static final int KINDS = 7;
    private static final int[] NUMBERS = {1};
    private static final CompiledThrowing[] OBJECTS = {null, new CompiledThrowing()};
    private static final Object[] VALUES = {OBJECTS[1], "text"};
    private static final Object[][] ARRAYS = {new CompiledThrowing[1], new Object[1]};
    private static final int[][] LENGTHS = {null, new int[1]};
    private static int lastI;
    private static long lastJ;
    private static float lastF;
    private static double lastD;
    private static Object lastO;
    private static int lastK;
    private static Object lastP;

    private int number = 1;

    private CompiledThrowing() {
    }

    private static void keep(int i, long j, float f, double d, Object o) {
        lastI = i;
        lastJ = j;
        lastF = f;
        lastD = d;
        lastO = o;
    }

    /** Slots, as of the next ones: n 0, b 1, i 2, j 3, f 5, d 6, o 8. Throws if b is 0. */
    private static int divide(int n, int b) {
        int i = n * 3;
        long j = n * 0x123456789L;
        float f = n / 4.0f;
        double d = n * -0.1;
        Object o = WORDS[n % WORDS.length];
        keep(i, j, f, d, o);
        return n / b;
    }

    private static int load(int n, int b) {
        int i = n * 4;
        long j = n * 0x123456789L;
        float f = n / 4.0f;
        double d = n * -0.1;
        Object o = WORDS[n % WORDS.length];
        keep(i, j, f, d, o);
        return NUMBERS[b - 1];
    }

    private static int field(int n, int b) {
        int i = n * 5;
        long j = n * 0x123456789L;
        float f = n / 4.0f;
        double d = n * -0.1;
        Object o = WORDS[n % WORDS.length];
        keep(i, j, f, d, o);
        return OBJECTS[b].number;
    }

    private static int cast(int n, int b) {
        int i = n * 6;
        long j = n * 0x123456789L;
        float f = n / 4.0f;
        double d = n * -0.1;
        Object o = WORDS[n % WORDS.length];
        keep(i, j, f, d, o);
        return ((String) VALUES[b]).length();
    }

    private static int store(int n, int b) {
        int i = n * 7;
        long j = n * 0x123456789L;
        float f = n / 4.0f;
        double d = n * -0.1;
        Object o = WORDS[n % WORDS.length];
        keep(i, j, f, d, o);
        ARRAYS[b][0] = "text";
        return 1;
    }

    private static int length(int n, int b) {
        int i = n * 8;
        long j = n * 0x123456789L;
        float f = n / 4.0f;
        double d = n * -0.1;
        Object o = WORDS[n % WORDS.length];
        keep(i, j, f, d, o);
        return LENGTHS[b].length;
    }

    private static int raise(int n, int b) {
        int i = n * 9;
        long j = n * 0x123456789L;
        float f = n / 4.0f;
        double d = n * -0.1;
        Object o = WORDS[n % WORDS.length];
        keep(i, j, f, d, o);
        if (b == 0) {
            throw new IllegalStateException();
        }
        return 1;
    }

    /** Slots: kind 0, n 1, b 2, k 3, p 4. */
    private static int outer(int kind, int n, int b) {
        int k = n * 11;
        Object p = WORDS[(n + 1) % WORDS.length];
        lastK = k;
        lastP = p;
        switch (kind) {
            case 0:
                return divide(n, b);
            case 1:
                return load(n, b);
            case 2:
                return field(n, b);
            case 3:
                return cast(n, b);
            case 4:
                return store(n, b);
            case 5:
                return length(n, b);
            default:
                return raise(n, b);
        }
    }

    private static int run(int kind, int n, int b) {
        try {
            return outer(kind, n, b);
        } catch (RuntimeException e) {
            return 2;
        }
    }

    public static void main(String[] args) {
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 20000; n++) {
            for (int kind = 0; kind < KINDS; kind++) {
                sum += run(kind, n, n % 8);
            }
        }
        Agent.say("computed " + (sum > 0));
        Agent.probe(null);
        for (int kind = 0; kind < KINDS; kind++) {
            sum += run(kind, 5, 0);
        }
        Agent.say("last: " + lastI + " " + lastJ + " " + lastF + " " + lastD + " " + lastO + " " + lastK
                  + " " + lastP);
    }
}
