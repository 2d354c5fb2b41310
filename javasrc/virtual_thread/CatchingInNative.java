// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * A virtual thread and a platform thread in native methods, which say what they catch there or soon after. They
 * are the subjects of the probe. The end of the virtual thread is not waited for: it may need a carrier.
 */
final class CatchingInNative implements Runnable {
    static final IllegalStateException SENT = new IllegalStateException();
    private final String name;
    private final boolean catches;
    private volatile int steps;
    private volatile boolean done;

    private CatchingInNative(String name, boolean catches) {
        this.name = name;
        this.catches = catches;
    }

    private static void step(CatchingInNative acting) {
        acting.steps++;
    }

    private String act() {
        try {
            Agent.arriveAndWait(name);
            // Nothing that has the virtual thread leave its carrier.
            while (catches || steps < 10_000) {
                step(this);
            }
            return "went on";
        } catch (IllegalStateException e) {
            return e == SENT ? "caught the exception sent" : "caught another exception";
        }
    }

    @Override
    public void run() {
        Agent.say(name + " " + act());
        done = true;
    }

    /** Whether it goes on in half a minute: that may need a carrier, and the exception may have ended all. */
    private boolean goesOn() {
        long begun = System.nanoTime();
        while (!done && System.nanoTime() - begun < 30_000_000_000L) {
            Thread.yield();
        }
        return done;
    }

    public static void main(String[] args) {
        CatchingInNative first = new CatchingInNative("virtual", false);
        CatchingInNative second = new CatchingInNative("platform", true);
        Thread virtual = Virtual.start("virtual", first);
        Thread platform = new Thread(second, "platform");
        platform.start();
        Agent.awaitArrival("virtual");
        Agent.awaitArrival("platform");
        Agent.probe(new Thread[] {virtual, platform});
        Agent.releasePoint("virtual");
        if (!first.goesOn()) {
            Agent.inapplicable("the virtual thread has no carrier any more");
        }
        Agent.releasePoint("platform");
        Await.end(platform);
    }
}
