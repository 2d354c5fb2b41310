// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/** Thirty times the subject of the probe is an array of thirty threads that end at once. */
final class EndingThreads {
    private static volatile long sum;

    private EndingThreads() {
    }

    private static void work() {
        for (int i = 0; i < 1000; i++) {
            sum += i;
        }
        Thread.yield();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 30; i++) {
            Thread[] threads = new Thread[30];
            for (int j = 0; j < threads.length; j++) {
                threads[j] = Virtual.start("short", EndingThreads::work);
            }
            Agent.probe(threads);
            for (Thread thread : threads) {
                Await.end(thread);
            }
        }
        Agent.probe(null);
    }
}
