// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** A caller that has entered the monitor which the method that it calls enters again, caught in the first call. */
final class PopOwning implements Runnable {
    private boolean holdsInside;
    private boolean holdsAfter;

    private synchronized void call() {
        synchronized (this) {
            PopCaught.calls++;
            while (PopCaught.go < PopCaught.calls) {
            }
        }
    }

    @Override
    public void run() {
        synchronized (this) {
            call();
            holdsInside = Thread.holdsLock(this);
        }
        holdsAfter = Thread.holdsLock(this);
    }

    public static void main(String[] args) {
        PopOwning caller = new PopOwning();
        PopCaught.observe(caller);
        Agent.say("the caller holds its monitor in its block: " + caller.holdsInside);
        Agent.say("the caller holds it after the block: " + caller.holdsAfter);
    }
}
