// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * Five virtual threads, each of which starts when the one before has ended, probes with itself and
 * calls step.
 */
final class Successive implements Runnable {
    private static int steps;

    static void step() {
        steps++;
    }

    @Override
    public void run() {
        Agent.probe(Thread.currentThread());
        step();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            Await.end(Virtual.start("virtual " + i, new Successive()));
        }
        Agent.say("steps " + steps);
    }
}
