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

    /** The increment is the first instruction that has an effect. */
    private static int step(int rounds) {
        counter++;
        int sum = 0;
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
