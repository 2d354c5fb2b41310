// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import assay.Await;

/**
 * Methods of every result type but int that have run often, called by one that has. The one of the agent's case stays
 * in a loop when the probe is given its thread. Reports how often the method began, and how often it went on after
 * the loop.
 */
final class CompiledLoops extends Thread {
    private static String variant = "long";
    private static volatile int calls;
    private static volatile int ends;
    private static volatile long limit = 3;

    private String result;

    private CompiledLoops() {
        super("worker");
        setDaemon(true);
    }

    private static void stay() {
        calls++;
        for (long turns = 0; turns < limit; turns++) {
        }
        ends++;
    }

    private static long ofLong() {
        calls++;
        for (long turns = 0; turns < limit; turns++) {
        }
        ends++;
        return 1;
    }

    private static float ofFloat() {
        calls++;
        for (long turns = 0; turns < limit; turns++) {
        }
        ends++;
        return 1;
    }

    private static double ofDouble() {
        calls++;
        for (long turns = 0; turns < limit; turns++) {
        }
        ends++;
        return 1;
    }

    private static Object ofObject() {
        calls++;
        for (long turns = 0; turns < limit; turns++) {
        }
        ends++;
        return "old";
    }

    private static String outer(String which, int n) {
        switch (which) {
            case "long":
                return n * 10 + " " + ofLong();
            case "float":
                return n * 10 + " " + ofFloat();
            case "double":
                return n * 10 + " " + ofDouble();
            case "object":
                return n * 10 + " " + ofObject();
            default:
                stay();
                return n * 10 + " void";
        }
    }

    @Override
    public void run() {
        result = outer(variant, 4);
    }

    public static void main(String[] args) {
        // The probe passes the case.
        Agent.probe(null);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += outer(variant, i).length();
        }
        Agent.say("computed " + (sum > 0));
        CompiledLoops worker = new CompiledLoops();
        int before = calls;
        ends = 0;
        limit = Long.MAX_VALUE;
        worker.start();
        while (calls == before) {
            Thread.yield();
        }
        Agent.probe(worker);
        limit = 3;
        Await.end(worker);
        Agent.say("calls " + (calls - before) + ", ends " + ends);
        Agent.say("result " + worker.result);
    }
}
