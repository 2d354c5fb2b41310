// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * Two virtual threads and a platform thread that act in turns; between its turns a thread is
 * parked. What they do the argument names: the methods of Code. Null is the subject of the first
 * probe, before any of them starts. Then, before each round, while all are parked, the three
 * threads are the subject. With "make-probed" a thread is, too, before it makes its object.
 */
final class Interleaved implements Runnable {
    private static final Interleaved[] ACTING = new Interleaved[3];
    private final Thread thread;
    private final int index;
    private final String variant;
    private volatile int granted;
    private volatile int pauses;
    private volatile boolean entering;
    private volatile boolean waiting;

    private Interleaved(int index, String variant) {
        this.index = index;
        this.variant = variant;
        if (index == 2) {
            thread = new Thread(this, "platform");
        } else {
            thread = Virtual.unstarted("virtual " + index, this);
        }
    }

    /** What is observed. */
    static final class Code {
        static final IllegalStateException SHARED = new IllegalStateException();
        static final Code LOCK = new Code(-1);
        static int shared;
        static Object made;
        private int own;
        private final int mark;

        Code(int mark) {
            this.mark = mark;
        }

        int number() {
            return own;
        }

        static int twice(int number) {
            return 2 * number;
        }

        static int call(int number) {
            return twice(number) + 1;
        }

        /** Parks in its midst. */
        static int across(int number, Interleaved acting) {
            int sum = twice(number);
            acting.pause();
            return sum + twice(sum);
        }

        static int thrower() {
            throw SHARED;
        }

        static int catcher(int number) {
            try {
                return thrower();
            } catch (IllegalStateException e) {
                return -number;
            }
        }

        /** Contends for the monitor. */
        static int enter(int number) {
            synchronized (LOCK) {
                return number;
            }
        }

        /** Contends for its own monitor. */
        synchronized int enterThis(int number) {
            return number;
        }

        /** Waits in Object.wait until it is notified. */
        static int await(int number, Interleaved acting) {
            synchronized (LOCK) {
                acting.waiting = true;
                try {
                    while (acting.waiting) {
                        LOCK.wait();
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            return number;
        }

        /** Makes an object that stays until the next one is made. */
        static int make(int number) {
            made = new Code(number);
            return number;
        }

        /** Parks between two accesses of each field. */
        int fields(int number, Interleaved acting) {
            shared = number;
            own = shared + 1;
            acting.pause();
            shared = own + number;
            return shared;
        }
    }

    private int act(int number) {
        switch (variant) {
        case "call":
            return Code.call(number);
        case "across":
            return Code.across(number, this);
        case "catcher":
            return Code.catcher(number);
        case "enter":
            entering = true;
            return Code.enter(number);
        case "enter-method":
            entering = true;
            return Code.LOCK.enterThis(number);
        case "wait":
            return Code.await(number, this);
        case "make":
            return Code.make(number);
        case "make-probed":
            Agent.probe(thread);
            return Code.make(number);
        case "fields":
            return new Code(100 + number).fields(number, this);
        default:
            throw new IllegalArgumentException(variant);
        }
    }

    /** Parks until the next turn. */
    void pause() {
        int turn = ++pauses;
        while (granted < turn) {
            LockSupport.park();
        }
    }

    @Override
    public void run() {
        for (int i = 1; i <= 2; i++) {
            pause();
            int result = act(10 * index + i);
            Agent.say(thread.getName() + " got " + result);
        }
    }

    private void awaitParked() {
        while (pauses == granted && thread.isAlive()) {
            Thread.yield();
        }
        while (thread.isAlive() && thread.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
    }

    /** It is past that if the agent has it return before. */
    private void awaitBlocked() {
        while (pauses == granted && thread.isAlive() && thread.getState() != Thread.State.BLOCKED) {
            Thread.yield();
        }
    }

    /** Has the thread want the monitor that this one owns. */
    private void turnToEnter() {
        entering = false;
        synchronized (Code.LOCK) {
            granted++;
            LockSupport.unpark(thread);
            // It may be blocked before, for reasons of its own.
            while (!entering) {
                Thread.yield();
            }
            awaitBlocked();
            // It may show that before it is, and after its handler look again whether the monitor is free.
            Await.opportunity();
            awaitBlocked();
            if (variant.equals("enter-method")) {
                Agent.say("the monitor is left");
            }
        }
        awaitParked();
    }

    private void turnToWait() {
        granted++;
        LockSupport.unpark(thread);
        while (!waiting) {
            Thread.yield();
        }
        synchronized (Code.LOCK) {
            waiting = false;
            Code.LOCK.notifyAll();
        }
        awaitParked();
    }

    private void turn() {
        if (variant.startsWith("enter")) {
            turnToEnter();
        } else if (variant.equals("wait")) {
            turnToWait();
        } else {
            granted++;
            LockSupport.unpark(thread);
            awaitParked();
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread[] threads = new Thread[ACTING.length];
        for (int i = 0; i < ACTING.length; i++) {
            ACTING[i] = new Interleaved(i, args[0]);
            threads[i] = ACTING[i].thread;
            threads[i].start();
            ACTING[i].awaitParked();
        }
        while (threads[0].isAlive()) {
            Agent.probe(threads);
            for (Interleaved acting : ACTING) {
                acting.turn();
            }
        }
        Agent.say("ended");
    }
}
