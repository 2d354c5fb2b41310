// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A method that has run often, called by one that has, stays in a loop. The probe is given
 * its thread. Reports how often the method began, and how often it went on after the loop.
 */
final class CompiledLooping extends Thread {
    private static volatile int calls;
    private static volatile int ends;
    private static volatile long limit = 3;

    private int result;

    private CompiledLooping() {
        super("worker");
        setDaemon(true);
    }

    private static int inner(int n) {
        calls++;
        for (long turns = 0; turns < limit; turns++) {
        }
        ends++;
        return n + 1;
    }

    private static int outer(int n) {
        return n * 1000 + inner(n);
    }

    @Override
    public void run() {
        result = outer(40);
    }

    public static void main(String[] args) {
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += outer(i % 1000);
        }
        Agent.say("computed " + (sum > 0));
        CompiledLooping worker = new CompiledLooping();
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
