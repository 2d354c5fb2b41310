// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import assay.Await;

/**
 * A thread initializes a class and is held in the initializer of its superclass at the first probe;
 * at the second it is done. Subjects: the superclass, and the class.
 */
final class InitializerHeld extends Thread {
    private InitializerHeld() {
    }

    static int stay() {
        Agent.arriveAndWait("initializing");
        return 1;
    }

    /** The superclass. */
    static class Above {
        static int value = stay();
    }

    /** The class. */
    static final class Lower extends Above {
        static int count = 1;
    }

    @Override
    public void run() {
        Lower.count++;
    }

    public static void main(String[] args) {
        Class<?>[] classes = {Above.class, Lower.class};
        Thread thread = new InitializerHeld();
        thread.start();
        Agent.awaitArrival("initializing");
        Agent.say("in the superclass's initializer");
        Agent.probe(classes);
        Agent.releasePoint("initializing");
        Await.end(thread);
        Agent.say("initialized");
        Agent.probe(classes);
    }
}
