// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;
import assay.Foreign;
import assay.Virtual;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread that stands still in a native method or another native function, in Object.wait, before a monitor or parked, as the
 * argument or the case says ("enter-virtual" is a virtual thread before a monitor), and then goes on in Java, which wentOn
 * returns. The agent ends what it waits for by release, and lets it end at the point "went on".
 */
final class Leaving extends Thread {
    private static final Object LOCK = new Object();
    private static volatile boolean released;
    private static volatile boolean begun;
    private static volatile boolean wentOn;
    private static boolean owned;
    private static String library;
    private static MethodHandle upcall;
    private static String variant;
    private final String place;

    private Leaving(String place) {
        super("leaving");
        this.place = place;
    }

    /** `begun` is set when only the call that brings the thread to its place is left. */
    @Override
    public void run() {
        switch (place) {
        case "native":
            Agent.arriveAndWait("native");
            break;
        case "foreign":
            Foreign.call(library, "stay", upcall);
            break;
        case "wait":
            synchronized (LOCK) {
                begun = true;
                while (!released) {
                    try {
                        LOCK.wait();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
            break;
        case "enter":
        case "enter-virtual":
            begun = true;
            synchronized (LOCK) {
                wentOn = true;
            }
            break;
        default:
            begun = true;
            while (!released) {
                LockSupport.park();
            }
            break;
        }
        wentOn = true;
        Agent.arriveAndWait("went on");
    }

    /** The thread may be in the same state before, for reasons of its own. */
    private static void await(Thread thread, Thread.State state) {
        while (!begun) {
            Thread.yield();
        }
        Await.state(thread, state);
    }

    /**
     * Ends what the thread waits for. Suspended it may own LOCK after all, where a wait that ended for no
     * reason shows that it waits before it gives up the monitor again: then who notifies it waits for that.
     */
    static void release(Object thread) throws InterruptedException {
        released = true;
        LockSupport.unpark((Thread) thread);
        Agent.releasePoint("native");
        Agent.releasePoint("main leaves");
        if (owned) {
            return;
        }
        Thread notifier = new Thread("notifier") {
            @Override
            public void run() {
                synchronized (LOCK) {
                    LOCK.notifyAll();
                }
            }
        };
        notifier.start();
        notifier.join(2000);
    }

    static boolean wentOn() {
        return wentOn;
    }

    private static void goOn() {
        wentOn = true;
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        if (args.length == 0) {
            Agent.probe(Leaving.class);
        }
        String place = args.length == 0 ? variant : args[0];
        final Thread thread = place.equals("enter-virtual")
            ? Virtual.unstarted("leaving", new Leaving(place)) : new Leaving(place);
        if (place.equals("foreign")) {
            library = args[1];
            upcall = MethodHandles.lookup()
                .findStatic(Leaving.class, "goOn", MethodType.methodType(void.class));
        }
        if (place.startsWith("enter")) {
            owned = true;
            Thread owner = new Thread() {
                @Override
                public void run() {
                    synchronized (LOCK) {
                        Agent.arriveAndWait("main leaves");
                    }
                }
            };
            owner.start();
            Agent.awaitArrival("main leaves");
            thread.start();
            await(thread, Thread.State.BLOCKED);
        } else {
            thread.start();
            if (place.equals("native") || place.equals("foreign")) {
                Agent.awaitArrival("native");
            } else {
                await(thread, Thread.State.WAITING);
                // A thread may show that it waits before it gives up the monitor.
                synchronized (LOCK) {
                    owned = false;
                }
            }
        }
        Agent.probe(thread);
        Await.end(thread);
    }
}
