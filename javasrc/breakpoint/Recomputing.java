// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import assay.Await;

/** A thread calls the method of Instructions again and again while the probe is called. */
final class Recomputing extends Thread {
    private static volatile boolean begun;
    private static volatile boolean done;

    private int wrong;

    private Recomputing() {
        super("recomputing");
    }

    @Override
    public void run() {
        try {
            Instructions self = new Instructions();
            long first = Instructions.mix(self, 7);
            while (!done) {
                wrong += Instructions.mix(self, 7) == first ? 0 : 1;
                begun = true;
            }
        } catch (Throwable e) {
            wrong = -1;
            begun = true;
        }
    }

    public static void main(String[] args) {
        Recomputing thread = new Recomputing();
        thread.start();
        while (!begun) {
            Thread.yield();
        }
        Agent.probe(null);
        done = true;
        Await.end(thread);
        Agent.say("wrong results: " + thread.wrong);
    }
}
