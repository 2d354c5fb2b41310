// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** A caller of a synchronized method, caught inside synchronized blocks of its first call. */
final class PopMonitors implements Runnable {
    private static final Object BLOCK = new Object();

    private boolean holdsOwn;
    private boolean holdsBlock;

    private synchronized void call() {
        synchronized (BLOCK) {
            synchronized (BLOCK) {
                PopCaught.calls++;
                while (PopCaught.go < PopCaught.calls) {
                }
            }
        }
    }

    @Override
    public void run() {
        call();
        holdsOwn = Thread.holdsLock(this);
        holdsBlock = Thread.holdsLock(BLOCK);
    }

    public static void main(String[] args) {
        PopMonitors caller = new PopMonitors();
        PopCaught.observe(caller);
        Agent.say("the caller holds the method's monitor: " + caller.holdsOwn);
        Agent.say("the caller holds the blocks' monitor: " + caller.holdsBlock);
    }
}
