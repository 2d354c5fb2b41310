// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import assay.Await;

/**
 * A thread initializes a class and is held in the initializer of its superclass at the first probe, and in that of its
 * superinterface, which has a method with code, at the second; at the third it is done. Subjects: the superclass, the
 * superinterface, and the class.
 */
final class InitializerHeld extends Thread {
    private InitializerHeld() {
    }

    static int stay(String where) {
        Agent.arriveAndWait(where);
        return 1;
    }

    /** The superclass. */
    static class Above {
        static int value = stay("superclass");
    }

    /** The superinterface. */
    interface Beside {
        int VALUE = stay("superinterface");

        default int own() {
            return VALUE;
        }
    }

    /** The class. */
    static final class Lower extends Above implements Beside {
        static int count = 1;
    }

    @Override
    public void run() {
        Lower.count++;
    }

    public static void main(String[] args) {
        Class<?>[] classes = {Above.class, Beside.class, Lower.class};
        Thread thread = new InitializerHeld();
        thread.start();
        for (String where : new String[] {"superclass", "superinterface"}) {
            Agent.awaitArrival(where);
            Agent.say("in the initializer of the " + where);
            Agent.probe(classes);
            Agent.releasePoint(where);
        }
        Await.end(thread);
        Agent.say("initialized");
        Agent.probe(classes);
    }
}
