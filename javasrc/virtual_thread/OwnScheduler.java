// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;

/**
 * A platform thread, "carrier", that is the only carrier of a virtual thread, "subject", and has methods of
 * its own between. In each turn the virtual thread does what event.Beginning does, calls the probe with
 * itself and parks; then the carrier does both. Null is the subject of the first probe. It needs a class
 * library whose virtual threads can have another scheduler, which is no part of its interface.
 */
final class OwnScheduler implements Runnable, Executor {
    private static final Runnable TASK = new event.Beginning();
    private static final int TURNS = 7;
    private final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private volatile int granted;
    private volatile int pauses;
    private volatile boolean carrying;
    private Thread subject;

    private OwnScheduler() {
    }

    /** A virtual thread, "subject", with that scheduler. */
    static Thread create(Executor scheduler, Runnable task) {
        try {
            Class<?> type = Class.forName("java.lang.ThreadBuilders$VirtualThreadBuilder");
            Constructor<?> constructor = type.getDeclaredConstructor(Executor.class);
            constructor.setAccessible(true);
            Class<?> builder = Class.forName("java.lang.Thread$Builder");
            Method unstarted = builder.getMethod("unstarted", Runnable.class);
            Object named = builder.getMethod("name", String.class).invoke(constructor.newInstance(scheduler),
                "subject");
            return (Thread) unstarted.invoke(named, task);
        } catch (ReflectiveOperationException | RuntimeException e) {
            Agent.inapplicable("virtual threads cannot have another scheduler");
            return null;
        }
    }

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
    }

    /** What the virtual thread runs. */
    private void takeTurns() {
        for (int i = 0; i < TURNS; i++) {
            TASK.run();
            Agent.probe(subject);
            pauses++;
            while (granted <= i) {
                LockSupport.park();
            }
        }
    }

    /** Carries it until it has parked in this turn, or has ended. */
    private void carry(int turn) throws InterruptedException {
        while (subject.isAlive() && (pauses <= turn || !tasks.isEmpty())) {
            Runnable task = tasks.take();
            carrying = true;
            task.run();
            carrying = false;
        }
    }

    /** What the carrier runs. */
    @Override
    public void run() {
        try {
            for (int i = 0; i < TURNS; i++) {
                carry(i);
                TASK.run();
                Agent.probe(Thread.currentThread());
                granted++;
                LockSupport.unpark(subject);
            }
            carry(TURNS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A JVM may keep a parked thread mounted: nothing can go on then. */
    private void needUnmounting(Thread carrier) {
        long parked = System.nanoTime();
        while (carrier.isAlive()) {
            if (!carrying || pauses <= granted || subject.getState() != Thread.State.WAITING) {
                parked = System.nanoTime();
            } else if (System.nanoTime() - parked > 6_000_000_000L) {
                Agent.inapplicable("the JVM keeps a parked virtual thread mounted");
            }
            Thread.yield();
        }
    }

    public static void main(String[] args) {
        // Initializes what parking uses.
        LockSupport.unpark(null);
        OwnScheduler scheduler = new OwnScheduler();
        scheduler.subject = create(scheduler, scheduler::takeTurns);
        Agent.probe(null);
        Thread carrier = new Thread(scheduler, "carrier");
        scheduler.subject.start();
        carrier.start();
        scheduler.needUnmounting(carrier);
        Await.end(carrier);
        Await.end(scheduler.subject);
        Agent.say("ended");
    }
}
