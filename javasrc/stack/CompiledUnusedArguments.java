// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A method that has run often stands still, in a loop, where it has no more use for its arguments.
 * The probe is given its thread. Reports what the first call and the last one were given.
 */
final class CompiledUnusedArguments extends Thread {
    private static volatile int calls;
    private static volatile long limit = 3;
    private static int givenNumber;
    private static long givenWide;
    private static Object givenWord;

    private int result;

    private CompiledUnusedArguments() {
        super("worker");
        setDaemon(true);
    }

    private static int use(int number, long wide, Object word) {
        givenNumber = number;
        givenWide = wide;
        givenWord = word;
        return number + 1;
    }

    /** After the call of use only the result of that is needed. */
    private static int inner(int number, long wide, Object word) {
        int result = use(number, wide, word);
        calls++;
        for (long turns = 0; turns < limit; turns++) {
        }
        return result * 2;
    }

    private static int outer(int number, long wide, Object word) {
        return number * 1000 + inner(number, wide, word);
    }

    @Override
    public void run() {
        result = outer(40, 0x123456789L, "word");
    }

    private static void tell(String which) {
        Agent.say(which + ": " + givenNumber + " " + givenWide + " " + givenWord);
    }

    public static void main(String[] args) {
        Object[] words = {"one", "two", "three"};
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += outer(i % 1000, i, words[i % 3]);
        }
        Agent.say("computed " + (sum > 0));
        CompiledUnusedArguments worker = new CompiledUnusedArguments();
        int before = calls;
        limit = Long.MAX_VALUE;
        worker.start();
        while (calls == before) {
            Thread.yield();
        }
        tell("first call");
        Agent.probe(worker);
        limit = 3;
        Await.end(worker);
        Agent.say("calls " + (calls - before));
        tell("last call");
        Agent.say("result " + worker.result);
    }
}
