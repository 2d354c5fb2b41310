// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A method that has run often, inner, stays in a loop; its caller, middle, has an object
 * that nobody else knows, and holds its monitor. The probe is given the thread. In this call middle
 * reports the object, as it does not before.
 */
final class ScalarReplacedCaller extends Thread {
    private static volatile int calls;
    private static volatile long limit = 3;
    private static boolean telling;

    private int result;

    private ScalarReplacedCaller() {
        super("worker");
        setDaemon(true);
    }

    /** An object that never leaves the method by itself. */
    private static final class Pair {
        int x;
        long y;

        Pair(int x, long y) {
            this.x = x;
            this.y = y;
        }
    }

    private static void tell(String where, Pair pair) {
        Agent.say(where + ": " + pair.x + " " + pair.y + ", monitor held: "
                  + Thread.holdsLock(pair));
    }

    private static int inner(int n) {
        calls++;
        for (long turns = 0; turns < limit; turns++) {
        }
        return n + 1;
    }

    private static int middle(int n) {
        Pair pair = new Pair(n * 3, n * 0x100000000L);
        synchronized (pair) {
            pair.x += inner(n);
            if (telling) {
                tell("in the block", pair);
            }
        }
        if (telling) {
            tell("after it", pair);
        }
        return pair.x;
    }

    private static int outer(int n) {
        return n * 1000 + middle(n);
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
        ScalarReplacedCaller worker = new ScalarReplacedCaller();
        int before = calls;
        limit = Long.MAX_VALUE;
        telling = true;
        worker.start();
        while (calls == before) {
            Thread.yield();
        }
        Agent.probe(worker);
        limit = 3;
        Await.end(worker);
        Agent.say("calls " + (calls - before));
        Agent.say("result " + worker.result);
    }
}
