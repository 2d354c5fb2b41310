// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import assay.Await;
import assay.ByName;

/** Two threads use a class for the first time; the second begins when the agent lets it. */
final class Entering extends Thread {
    static volatile boolean ran;

    private Entering(String name) {
        super(name);
    }

    @Override
    public void run() {
        if (getName().equals("second")) {
            Agent.arriveAndWait("second");
        }
        ByName.call("classes.Entered", "use");
    }

    public static void main(String[] args) {
        Thread second = new Entering("second");
        second.start();
        Agent.awaitArrival("second");
        Agent.probe(null);
        Thread first = new Entering("first");
        first.start();
        Await.end(first);
        Await.end(second);
        Agent.say("ran: " + ran);
    }
}

/** Reports when its code runs. */
final class Entered {
    static {
        Entering.ran = true;
    }

    private Entered() {
    }

    static void use() {
        Entering.ran = true;
    }
}
