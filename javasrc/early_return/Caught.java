// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import assay.Await;

/** How a thread is caught inside a method, and what it reports afterwards. */
final class Caught {
    /** The thread is inside the called method, where it now calls nothing. */
    static volatile boolean entered;

    /** Lets the called method go on by itself, should it still be there. */
    static volatile boolean go;

    /** The called method went on by itself. */
    static volatile boolean ranOn;

    private Caught() {
    }

    static Thread start(Runnable caller) {
        entered = false;
        go = false;
        ranOn = false;
        Thread thread = new Thread(caller, "caller");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    static void awaitEntered() {
        while (!entered) {
            Thread.yield();
        }
    }

    /** Says whether the called method went on by itself. */
    static void tell() {
        if (ranOn) {
            Agent.say("the called method ran on");
        }
    }

    /** One thread is caught, observed, let go and has ended. */
    static void observe(Runnable caller) {
        Thread thread = start(caller);
        awaitEntered();
        Agent.probe(thread);
        go = true;
        Await.end(thread);
        tell();
    }
}
