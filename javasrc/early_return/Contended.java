// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import assay.Await;

/** A caller of a synchronized method, caught inside, while another thread waits for the monitor. */
final class Contended implements Runnable {
    private static volatile boolean wants;
    private static int got;
    private boolean held;

    private synchronized int call() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7;
    }

    @Override
    public void run() {
        got = call();
        held = Thread.holdsLock(this);
        // The monitor must pass on while this thread lives, not because it ends.
        Agent.arriveAndWait("caller");
    }

    private synchronized void enter() {
        Agent.say("the waiting thread entered");
    }

    public static void main(String[] args) {
        Contended monitor = new Contended();
        Thread thread = Caught.start(monitor);
        Caught.awaitEntered();
        Thread waiting = new Thread(() -> {
            wants = true;
            monitor.enter();
        }, "waiting");
        waiting.setDaemon(true);
        waiting.start();
        // It may be in the same state before, for reasons of its own.
        while (!wants) {
            Thread.yield();
        }
        Await.state(waiting, Thread.State.BLOCKED);
        Agent.probe(thread);
        Caught.go = true;
        Agent.awaitArrival("caller");
        if (!monitor.held) {
            Await.end(waiting);
        }
        Caught.tell();
        Agent.say("caller got " + got);
        Agent.releasePoint("caller");
        Await.end(thread);
    }
}
