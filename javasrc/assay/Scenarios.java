// SPDX-License-Identifier: Apache-2.0
package assay;

import java.util.concurrent.locks.LockSupport;

/**
 * Threads in many scenarios at once, platform threads or virtual ones as the argument says; each is
 * named for its scenario. The subject of the probe is their Thread[], and before that, on the
 * threads that are to have a native frame among their callers, their Scenarios: then the agent
 * calls act.
 */
final class Scenarios implements Runnable {
    /** The scenarios, and the states of the threads in them. */
    private static final String[] NAMES = {
        "running", "native", "blocked", "waiting", "waiting-timed", "sleeping", "parked", "parked-timed",
        "parked-owning", "blocked-owning", "waiting-owning", "native-parked", "native-blocked",
        "native-waiting", "deep"};
    private static final Thread.State[] STATES = {
        Thread.State.RUNNABLE, Thread.State.RUNNABLE, Thread.State.BLOCKED, Thread.State.WAITING,
        Thread.State.TIMED_WAITING, Thread.State.TIMED_WAITING, Thread.State.WAITING,
        Thread.State.TIMED_WAITING, Thread.State.WAITING, Thread.State.BLOCKED, Thread.State.WAITING,
        Thread.State.WAITING, Thread.State.BLOCKED, Thread.State.WAITING, Thread.State.WAITING};
    private static final Lock LOCK = new Lock();
    private static final String POINT = "scenario";
    private static volatile boolean going = true;
    private static volatile boolean running;
    private final Lock first = new Lock();
    private final Lock second = new Lock();
    private final String name;
    private volatile boolean begun;

    private Scenarios(String name) {
        this.name = name;
    }

    /** A monitor that the scenarios are about. */
    static final class Lock {
    }

    private void park() {
        begun = true;
        while (going) {
            LockSupport.park();
        }
    }

    private void enter() {
        begun = true;
        synchronized (LOCK) {
            running = true;
        }
    }

    private void await() throws InterruptedException {
        synchronized (second) {
            begun = true;
            while (going) {
                second.wait();
            }
        }
    }

    private int deepen(int depth) {
        if (depth == 0) {
            park();
            return 0;
        }
        return deepen(depth - 1) + 1;
    }

    private static void turn() {
        running = true;
    }

    /** Calls a method, as some JVMs stop a thread only where it calls. */
    private void spin() {
        begun = true;
        while (going) {
            turn();
        }
    }

    private void own() throws InterruptedException {
        synchronized (first) {
            synchronized (second) {
                synchronized (first) {
                    if (name.equals("parked-owning")) {
                        park();
                    } else if (name.equals("blocked-owning")) {
                        enter();
                    } else {
                        await();
                    }
                }
            }
        }
    }

    /**
     * What the thread does, called by native code if its name says so. It has begun when nothing but
     * what brings it into its state is left to do.
     */
    private void act() {
        try {
            switch (name) {
            case "running":
                spin();
                break;
            case "native":
                begun = true;
                Agent.arriveAndWait(POINT);
                break;
            case "blocked":
            case "native-blocked":
                enter();
                break;
            case "waiting":
            case "native-waiting":
                await();
                break;
            case "waiting-timed":
                synchronized (first) {
                    begun = true;
                    while (going) {
                        first.wait(3_600_000L);
                    }
                }
                break;
            case "sleeping":
                begun = true;
                // Sleeps: sleeping is a scenario under test.
                Thread.sleep(3_600_000L);
                break;
            case "parked-timed":
                begun = true;
                while (going) {
                    LockSupport.parkNanos(3_600_000_000_000L);
                }
                break;
            case "deep":
                deepen(100);
                break;
            case "parked":
            case "native-parked":
                park();
                break;
            default:
                own();
                break;
            }
        } catch (InterruptedException e) {
            going = false;
        }
    }

    @Override
    public void run() {
        if (name.startsWith("native-")) {
            Agent.probe(this);
        } else {
            act();
        }
    }

    private static Thread start(boolean virtual, Scenarios task) throws ReflectiveOperationException {
        Thread thread;
        if (virtual) {
            Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
            Class<?> type = Class.forName("java.lang.Thread$Builder");
            thread = (Thread) type.getMethod("unstarted", Runnable.class).invoke(builder, task);
        } else {
            thread = new Thread(task);
        }
        thread.setName(task.name);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        // Initializes what parking uses, so that the thread waits for nothing else later.
        LockSupport.unpark(null);
        Thread[] threads = new Thread[NAMES.length];
        Scenarios[] tasks = new Scenarios[NAMES.length];
        synchronized (LOCK) {
            for (int i = 0; i < threads.length; i++) {
                tasks[i] = new Scenarios(NAMES[i]);
                threads[i] = start(args[0].equals("virtual"), tasks[i]);
            }
            Agent.awaitArrival(POINT);
            while (!running) {
                Thread.yield();
            }
            for (int i = 0; i < threads.length; i++) {
                // It may be in the same state before, for reasons of its own.
                while (!tasks[i].begun) {
                    Thread.yield();
                }
                Await.state(threads[i], STATES[i]);
            }
            // Those that run and those that are blocked stay so, with the interrupt pending.
            for (int i = 0; i < threads.length; i++) {
                if (STATES[i] == Thread.State.RUNNABLE || NAMES[i].equals("blocked")) {
                    threads[i].interrupt();
                }
            }
            Agent.probe(threads);
        }
        going = false;
        Agent.releasePoint(POINT);
        for (Thread thread : threads) {
            thread.interrupt();
            Await.end(thread);
        }
        Agent.say("ended");
    }
}
