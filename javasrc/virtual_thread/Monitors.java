// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * Virtual and platform threads that own monitors, want to enter them and wait to be notified.
 * Subjects of the probe, which "main" calls: the threads, named as their methods, and the
 * monitors A to G. With an argument that is so only when "waiting" and "platform waiting" have
 * been notified and cannot reacquire their monitor.
 */
final class Monitors implements Runnable {
    private static final Lock A = new Lock("A");
    private static final Lock B = new Lock("B");
    private static final Lock C = new Lock("C");
    private static final Lock D = new Lock("D");
    private static final Lock E = new Lock("E");
    private static final Lock F = new Lock("F");
    private static final Lock G = new Lock("G");
    private static final String POINT = "holding";
    private static volatile boolean going = true;
    private static boolean notified;
    private final String role;
    private volatile boolean begun;

    private Monitors(String role) {
        this.role = role;
    }

    /** A monitor known by name. */
    static final class Lock {
        private final String name;

        Lock(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }

        /** Enters its own monitor and goes on to park. */
        synchronized void enterAndPark() {
            park();
        }

        private static void park() {
            while (going) {
                LockSupport.park();
            }
        }
    }

    /** Owns A, entered twice, and B. */
    private static void parking() {
        synchronized (A) {
            synchronized (A) {
                B.enterAndPark();
            }
        }
    }

    /** Owns C, in a native method. */
    private static void holding() {
        synchronized (C) {
            Agent.arriveAndWait(POINT);
        }
    }

    /** Owns E and wants D. */
    private static void entering() {
        synchronized (E) {
            synchronized (D) {
                going = false;
            }
        }
    }

    /** Owns G and waits to be notified by F. */
    private static void waiting() throws InterruptedException {
        synchronized (G) {
            synchronized (F) {
                while (!notified) {
                    F.wait();
                }
            }
        }
    }

    private static void platformEntering() {
        synchronized (D) {
            going = false;
        }
    }

    private static void platformWaiting() throws InterruptedException {
        synchronized (F) {
            while (!notified) {
                F.wait();
            }
        }
    }

    /** Wants A, which a virtual thread owns. */
    private static void platformBlocked() {
        synchronized (A) {
            going = false;
        }
    }

    @Override
    public void run() {
        begun = true;
        try {
            switch (role) {
            case "parking":
                parking();
                break;
            case "holding":
                holding();
                break;
            case "entering":
                entering();
                break;
            case "waiting":
                waiting();
                break;
            case "platform entering":
                platformEntering();
                break;
            case "platform waiting":
                platformWaiting();
                break;
            default:
                platformBlocked();
                break;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Thread start(String role, Thread.State state) {
        Monitors task = new Monitors(role);
        Thread thread = role.startsWith("platform") ? new Thread(task, role)
            : Virtual.unstarted(role, task);
        thread.start();
        // It may be in the same state before, for reasons of its own.
        while (!task.begun) {
            Thread.yield();
        }
        Await.state(thread, state);
        return thread;
    }

    public static void main(String[] args) {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Thread.currentThread().setName("main");
        Thread[] threads = new Thread[7];
        threads[0] = start("parking", Thread.State.WAITING);
        threads[1] = start("holding", Thread.State.RUNNABLE);
        Agent.awaitArrival(POINT);
        threads[3] = start("waiting", Thread.State.WAITING);
        threads[5] = start("platform waiting", Thread.State.WAITING);
        // A thread may show that it waits before it gives up the monitor.
        synchronized (F) {
            notified = false;
        }
        threads[6] = start("platform blocked", Thread.State.BLOCKED);
        synchronized (D) {
            synchronized (D) {
                threads[2] = start("entering", Thread.State.BLOCKED);
                threads[4] = start("platform entering", Thread.State.BLOCKED);
                if (args.length == 0) {
                    Agent.probe(new Object[] {threads, new Object[] {A, B, C, D, E, F, G}});
                }
            }
        }
        going = false;
        Agent.releasePoint(POINT);
        LockSupport.unpark(threads[0]);
        synchronized (F) {
            notified = true;
            F.notifyAll();
            if (args.length == 1) {
                Await.state(threads[3], Thread.State.BLOCKED);
                Await.state(threads[5], Thread.State.BLOCKED);
                Agent.probe(new Object[] {threads, new Object[] {A, B, C, D, E, F, G}});
            }
        }
        for (Thread thread : threads) {
            Await.end(thread);
        }
        Agent.say("ended");
    }
}
