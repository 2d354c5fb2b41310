// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** A caller of a static synchronized method, caught inside. */
final class SynchronizedStatic implements Runnable {
    private static int got;
    private static boolean held;

    private static synchronized int call() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7;
    }

    @Override
    public void run() {
        got = call();
        held = Thread.holdsLock(SynchronizedStatic.class);
    }

    public static void main(String[] args) {
        Caught.observe(new SynchronizedStatic());
        Agent.say("caller got " + got);
        Monitors.tell("the class's monitor", SynchronizedStatic.class, held);
    }
}
