// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * outer calls middle and middle calls inner. All have run often before a thread "worker" calls the
 * probe, and then outer. While it waits the main thread calls outer, and then the worker once more.
 */
final class CompiledPair extends Thread {
    private CompiledPair() {
        super("worker");
    }

    /** The code under test, and no other. Tests rely on the instructions that it compiles to. */
    private static final class Code {
        private Code() {
        }

        /** iload_0, iconst_1, iadd, ireturn 3. */
        static int inner(int n) {
            return n + 1;
        }

        /** iload_0, invokestatic 1, iconst_2 4, imul, ireturn 6. */
        static int middle(int n) {
            return inner(n) * 2;
        }

        /** iload_0, invokestatic 1, iconst_3 4, iadd, ireturn 6. */
        static int outer(int n) {
            return middle(n) + 3;
        }
    }

    @Override
    public void run() {
        Agent.probe(null);
        Agent.say("worker " + Code.outer(40));
        Agent.arriveAndWait("worker");
        Agent.say("worker again " + Code.outer(60));
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += Code.outer(i);
        }
        Agent.say("computed " + (sum > 0));
        Thread worker = new CompiledPair();
        worker.start();
        Agent.awaitArrival("worker");
        Agent.say("main " + Code.outer(50));
        Agent.releasePoint("worker");
        Await.end(worker);
    }
}
