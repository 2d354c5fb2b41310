// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * A thread that is blocked in a synchronized method at another monitor, and the probe, called with it by the
 * main thread; or, with the argument "virtual", by a virtual thread. After the probe its thread calls
 * `marked`. With the argument "native" the probe has to let a thread make the call.
 */
final class Asked {
    static final Object LOCK = new Object();
    private static volatile boolean entering;
    private int i;
    private long l;
    private float f;
    private double d;
    private Object o;

    private Asked() {
    }

    /** Slots: this 0, i 1, l 2, f 4, d 5, o 7. It calls nothing. */
    synchronized void enter(int i, long l, float f, double d, Object o) {
        entering = true;
        synchronized (LOCK) {
            this.i = i;
            this.l = l;
            this.f = f;
            this.d = d;
            this.o = o;
        }
    }

    static void call() {
        Asked asked = new Asked();
        asked.enter(1, 2L, 3.5F, -4.5, "text");
        Agent.say("enter: " + asked.i + " " + asked.l + " " + asked.f + " " + asked.d + " " + asked.o);
        Agent.releasePoint("returned");
    }

    static void marked() {
        entering = false;
    }

    private static Thread blocked() {
        Thread thread = new Thread(Asked::call, "asked");
        thread.setDaemon(true);
        thread.start();
        while (!entering) {
            Thread.yield();
        }
        Await.state(thread, Thread.State.BLOCKED);
        return thread;
    }

    public static void main(String[] args) {
        String kind = args.length > 0 ? args[0] : "";
        synchronized (LOCK) {
            if (kind.equals("native")) {
                Agent.probe(LOCK);
            } else {
                Thread thread = blocked();
                Runnable work = () -> {
                    Agent.probe(thread);
                    marked();
                };
                if (kind.equals("virtual")) {
                    Await.end(Virtual.start("caller", work));
                } else {
                    work.run();
                }
            }
        }
        Agent.arriveAndWait("returned");
    }
}
