// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import assay.Await;

/** A method for breakpoints, called on the main thread and on another one after the probe. */
final class Steps extends Thread {
    private static int counter;

    private Steps() {
        super("other");
    }

    /** Nothing is resolved at its first instruction. The putstatic of the increment is at 7. */
    private static int step(int rounds) {
        int sum = 0;
        counter++;
        for (int round = 0; round < rounds; round++) {
            sum += round;
        }
        return sum;
    }

    @Override
    public void run() {
        step(1);
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Agent.probe(Steps.class);
        Agent.say("calling");
        Agent.say("sum " + step(2));
        Agent.say("calling again");
        Agent.say("sum " + step(4));
        Thread other = new Steps();
        other.start();
        Await.end(other);
        Agent.say("counter " + counter);
    }
}
