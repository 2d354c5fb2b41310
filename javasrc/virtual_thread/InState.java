// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.ByName;
import assay.Virtual;
import classfile.Reloader;
import java.util.concurrent.locks.LockSupport;

/**
 * A virtual thread in the state that the first argument names, and the probe called on it by
 * a platform thread. It is there in act, called by outer, called by run.
 */
final class InState implements Runnable {
    static final Object LOCK = new Object();
    private static final String POINT = "in native";
    /** Defines the classes that some threads use around their parking: a JVM may load others ahead. */
    static final ClassLoader LOADER = new Reloader("virtual_thread.Used");
    static final String USED_BEFORE = "virtual_thread.UsedBefore";
    static final String USED_AFTER = "virtual_thread.UsedAfter";
    private static volatile boolean going = true;
    private static volatile boolean arrived;
    private final String name;

    private InState(String name) {
        this.name = name;
    }

    /** Parks in its static initializer, which native code calls in most virtual machines. */
    static final class Initializer {
        static {
            ByName.callIn(LOADER, USED_BEFORE, "use");
            park();
            ByName.callIn(LOADER, USED_AFTER, "use");
        }

        private Initializer() {
        }

        static void initialize() {
        }
    }

    static void park() {
        arrived = true;
        while (going) {
            LockSupport.park();
        }
    }

    /** `arrived` is set when only the call that brings the thread into its state is left. */
    private int act(String variant) throws InterruptedException {
        switch (variant) {
        case "running":
            while (going) {
                arrived = true;
            }
            break;
        case "native":
            arrived = true;
            Agent.arriveAndWait(POINT);
            break;
        case "blocked":
            arrived = true;
            synchronized (LOCK) {
                return 1;
            }
        case "waiting":
            synchronized (LOCK) {
                arrived = true;
                while (going) {
                    LOCK.wait();
                }
            }
            break;
        case "waiting-timed":
            synchronized (LOCK) {
                arrived = true;
                while (going) {
                    LOCK.wait(3_600_000L);
                }
            }
            break;
        case "sleeping":
            arrived = true;
            // Sleeps: sleeping is the state under test.
            Thread.sleep(3_600_000L);
            break;
        case "parked":
            park();
            break;
        case "parked-timed":
            arrived = true;
            while (going) {
                LockSupport.parkNanos(3_600_000_000_000L);
            }
            break;
        case "parked-owning":
            synchronized (this) {
                ByName.callIn(LOADER, USED_BEFORE, "use");
                park();
                ByName.callIn(LOADER, USED_AFTER, "use");
            }
            break;
        case "parked-initializing":
            Initializer.initialize();
            break;
        default:
            break;
        }
        return 0;
    }

    private long outer(String variant, int number, long wide) throws InterruptedException {
        return act(variant) + number + wide;
    }

    @Override
    public void run() {
        try {
            if (outer(name, 71, 1L << 40) == 0) {
                throw new IllegalStateException();
            }
        } catch (InterruptedException e) {
            going = false;
        }
    }

    private static void end(Thread thread, String name) {
        going = false;
        Agent.releasePoint(POINT);
        if (thread.getState() == Thread.State.NEW) {
            return;
        }
        // What a thread does after it parked need not expect an interrupt.
        if (name.startsWith("parked")) {
            LockSupport.unpark(thread);
        } else {
            thread.interrupt();
        }
        Await.end(thread);
        Agent.say("ended");
    }

    /** The thread may be in the same state before, for reasons of its own. */
    private static void await(Thread thread, Thread.State state) {
        while (thread.isAlive() && !arrived) {
            Thread.yield();
        }
        Await.state(thread, state);
    }

    private static void probe(Thread thread, String name, Thread.State state) {
        await(thread, state);
        Agent.probe(thread);
        end(thread, name);
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        String name = args[0];
        Thread thread = Virtual.unstarted("virtual", new InState(name));
        switch (name) {
        case "new":
            probe(thread, name, Thread.State.NEW);
            break;
        case "terminated":
            thread.start();
            Await.end(thread);
            probe(thread, name, Thread.State.TERMINATED);
            break;
        case "running":
            thread.start();
            probe(thread, name, Thread.State.RUNNABLE);
            break;
        case "native":
            thread.start();
            Agent.awaitArrival(POINT);
            probe(thread, name, Thread.State.RUNNABLE);
            break;
        case "blocked":
            synchronized (LOCK) {
                thread.start();
                await(thread, Thread.State.BLOCKED);
                Agent.probe(thread);
            }
            end(thread, name);
            break;
        case "waiting-timed":
        case "sleeping":
        case "parked-timed":
            thread.start();
            probe(thread, name, Thread.State.TIMED_WAITING);
            break;
        default:
            thread.start();
            probe(thread, name, Thread.State.WAITING);
            break;
        }
    }
}
