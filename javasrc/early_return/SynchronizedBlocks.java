// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/**
 * A caller of a synchronized method, caught inside nested synchronized blocks, two of them on one
 * monitor and one on the method's own, which the caller has entered as well.
 */
final class SynchronizedBlocks implements Runnable {
    private static final Object FIRST = new Object();
    private static final Object SECOND = new Object();

    private int got;
    private boolean holdsOwn;
    private boolean holdsFirst;
    private boolean holdsSecond;
    private boolean holdsOwnAfterwards;

    private synchronized int call() {
        synchronized (FIRST) {
            synchronized (SECOND) {
                synchronized (FIRST) {
                    synchronized (this) {
                        Caught.entered = true;
                        while (!Caught.go) {
                        }
                        Caught.ranOn = true;
                        return 7;
                    }
                }
            }
        }
    }

    @Override
    public void run() {
        synchronized (this) {
            got = call();
            holdsOwn = Thread.holdsLock(this);
            holdsFirst = Thread.holdsLock(FIRST);
            holdsSecond = Thread.holdsLock(SECOND);
        }
        holdsOwnAfterwards = Thread.holdsLock(this);
    }

    public static void main(String[] args) {
        SynchronizedBlocks caller = new SynchronizedBlocks();
        Caught.observe(caller);
        Agent.say("caller got " + caller.got);
        Monitors.tell("the monitor entered twice", FIRST, caller.holdsFirst);
        Monitors.tell("the monitor entered once", SECOND, caller.holdsSecond);
        Agent.say("the caller still holds the monitor that it entered: " + caller.holdsOwn);
        Monitors.tell("the caller's monitor afterwards", caller, caller.holdsOwnAfterwards);
    }
}
