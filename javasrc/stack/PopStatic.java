// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** A caller of a static synchronized method, caught in its first call. */
final class PopStatic implements Runnable {
    private static boolean held;

    private static synchronized void call() {
        PopCaught.calls++;
        while (PopCaught.go < PopCaught.calls) {
        }
    }

    @Override
    public void run() {
        call();
        held = Thread.holdsLock(PopStatic.class);
    }

    public static void main(String[] args) {
        PopCaught.observe(new PopStatic());
        Agent.say("the caller holds the class's monitor: " + held);
    }
}
