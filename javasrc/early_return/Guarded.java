// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import assay.Await;

/**
 * After the probe a thread calls a method that holds monitors, which the agent may end in an
 * event: Guarded (method|blocks). Afterwards the thread and another one tell about them.
 */
final class Guarded implements Runnable {
    private static final Object FIRST = new Object();
    private static final Object SECOND = new Object();

    private final boolean blocks;
    private int place;
    private int got;
    private boolean holdsOwn;
    private boolean holdsFirst;
    private boolean holdsSecond;

    private Guarded(boolean blocks) {
        this.blocks = blocks;
    }

    synchronized void callVoid() {
        Caught.ranOn = true;
    }

    /** Writes place where it holds the monitor FIRST twice, SECOND and its own. */
    synchronized int callInt() {
        synchronized (FIRST) {
            synchronized (SECOND) {
                synchronized (FIRST) {
                    place = 1;
                    Caught.ranOn = true;
                    return 7;
                }
            }
        }
    }

    @Override
    public void run() {
        if (blocks) {
            got = callInt();
        } else {
            callVoid();
        }
        holdsOwn = Thread.holdsLock(this);
        holdsFirst = Thread.holdsLock(FIRST);
        holdsSecond = Thread.holdsLock(SECOND);
    }

    public static void main(String[] args) {
        Guarded caller = new Guarded(args[0].equals("blocks"));
        Agent.probe(null);
        Await.end(Caught.start(caller));
        Caught.tell();
        Monitors.tell("its monitor", caller, caller.holdsOwn);
        if (caller.blocks) {
            Agent.say("caller got " + caller.got);
            Monitors.tell("the monitor entered twice", FIRST, caller.holdsFirst);
            Monitors.tell("the monitor entered once", SECOND, caller.holdsSecond);
        }
    }
}
