// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread that parks below methods that it has called often, so that a JVM may have compiled
 * them. The first probe is called on it then.
 */
final class CompiledAndParked implements Runnable {
    private static final int OFTEN = 50_000;
    private static volatile boolean begun;
    private static volatile boolean going = true;
    private static int result;

    static int inner(int n) {
        if (n < 0) {
            begun = true;
            while (going) {
                LockSupport.park();
            }
        }
        return n + 1;
    }

    static int middle(int n) {
        return inner(n) + 10;
    }

    static int outer(int n) {
        return middle(n) + 100;
    }

    @Override
    public void run() {
        int sum = 0;
        for (int i = 0; i < OFTEN; i++) {
            sum += outer(i);
        }
        result = sum == 0 ? 0 : outer(-1);
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Thread thread = Virtual.start("virtual", new CompiledAndParked());
        // It may be in the same state before, for reasons of its own.
        while (!begun) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.WAITING);
        Agent.probe(thread);
        going = false;
        LockSupport.unpark(thread);
        Await.end(thread);
        Agent.say("result " + result);
    }
}
