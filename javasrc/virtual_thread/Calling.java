// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * A virtual thread that calls a method all the time, and so stays on its carrier, and one that
 * starts later and waits for a carrier if there is no other. The first is the subject of the probe.
 */
final class Calling {
    static volatile boolean going = true;
    static volatile boolean called;
    static volatile boolean leaving;
    static volatile boolean ran;

    private Calling() {
    }

    static void call() {
        called = true;
    }

    private static void callOn() {
        while (going) {
            call();
        }
        leaving = true;
    }

    public static void main(String[] args) {
        Thread first = Virtual.start("first", Calling::callOn);
        while (!called) {
            Thread.yield();
        }
        Thread second = Virtual.start("second", () -> ran = true);
        Agent.probe(first);
        going = false;
        Await.end(first);
        Await.end(second);
        Agent.say("second ran: " + ran);
    }
}
