// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A method that has run often, with arguments of many types, stands still in a loop. The probe is given
 * its thread. Reports what the first call and the last one were given.
 */
final class StandingManyArguments extends Thread {
    private static volatile int calls;
    private static volatile long limit = 3;
    private static boolean armed;
    private static String given;

    private int result;

    private StandingManyArguments() {
        super("worker");
        setDaemon(true);
    }

    private static int inner(byte b, char c, double d, float f, int i, long j, short s, boolean z,
                             String text, Object object) {
        if (armed) {
            given = b + " " + c + " " + d + " " + f + " " + i + " " + j + " " + s + " " + z + " " + text
                + " " + object;
        }
        calls++;
        for (long turns = 0; turns < limit; turns++) {
        }
        return i + 2;
    }

    private static int outer(int n, String text, Object object) {
        return 1000 * n + inner((byte) n, (char) ('A' + n % 26), n + 0.5, n + 0.25f, n * 3,
            n * 0x100000000L, (short) (n - 1000), n % 2 == 0, text, object);
    }

    @Override
    public void run() {
        result = outer(40, "two", "three");
    }

    public static void main(String[] args) {
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += outer(i % 100, "one", "two");
        }
        Agent.say("computed " + (sum > 0));
        StandingManyArguments worker = new StandingManyArguments();
        int before = calls;
        armed = true;
        limit = Long.MAX_VALUE;
        worker.start();
        while (calls == before) {
            Thread.yield();
        }
        Agent.say("first call: " + given);
        Agent.probe(worker);
        limit = 3;
        Await.end(worker);
        Agent.say("calls " + (calls - before));
        Agent.say("last call: " + given);
        Agent.say("result " + worker.result);
    }
}
