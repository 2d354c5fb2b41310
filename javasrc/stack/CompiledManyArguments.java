// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/**
 * A method that has run often calls one with arguments of many types, of an object of one of three
 * classes, each as often as the others, and once more after the probe. The method of Probed, which tests
 * leave, then reports what it was given.
 */
final class CompiledManyArguments {
    private static final String[] WORDS = {"one", "two", "three"};
    private static boolean armed;
    private static int calls;

    private CompiledManyArguments() {
    }

    /** What is called. */
    interface Taking {
        int take(byte b, char c, double d, float f, int i, long j, short s, boolean z, String text,
                 Object object);
    }

    /** Counts. */
    private static final class Counting implements Taking {
        @Override
        public int take(byte b, char c, double d, float f, int i, long j, short s, boolean z,
                        String text, Object object) {
            calls++;
            return i;
        }
    }

    /** Does nothing. */
    private static final class Idle implements Taking {
        @Override
        public int take(byte b, char c, double d, float f, int i, long j, short s, boolean z,
                        String text, Object object) {
            return i + 1;
        }
    }

    /** Reports its arguments in the last call. */
    private static final class Probed implements Taking {
        @Override
        public String toString() {
            return "probed";
        }

        @Override
        public int take(byte b, char c, double d, float f, int i, long j, short s, boolean z,
                        String text, Object object) {
            if (armed) {
                Agent.say("given to " + this + ": " + b + " " + c + " " + d + " " + f + " " + i + " "
                    + j + " " + s + " " + z + " " + text + " " + object);
            }
            return i + 2;
        }
    }

    private static int outer(int n, Taking taking) {
        return 1000 * n + taking.take((byte) n, (char) ('A' + n % 26), n + 0.5, n + 0.25f, n * 3,
            n * 0x100000000L, (short) (n - 1000), n % 2 == 0, WORDS[n % 3], WORDS[(n + 1) % 3]);
    }

    public static void main(String[] args) {
        Taking[] takings = {new Counting(), new Idle(), new Probed()};
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += outer(i % 100, takings[i % 3]);
        }
        Agent.say("computed " + (sum > 0));
        armed = true;
        Agent.probe(null);
        Agent.say("result " + outer(40, takings[2]));
    }
}
