// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Await;

/**
 * Methods that have run often and enter a monitor, as synchronized "method" or at the beginning of a "block", called
 * by one that has run often. A thread waits in the one of the agent's case for the monitor, which the main thread has,
 * when the probe is given it. Reports what the variables of both methods held after that, and who has the monitor.
 */
final class CompiledEntering {
    private static final String[] WORDS = {"zero", "one", "two", "three", "four", "five", "six"};
    private static String variant = "method";
    private static boolean ofMethod;
    private static int lastA;
    private static long lastB;
    private static float lastF;
    private static double lastD;
    private static Object lastO;
    private static boolean heldWithin;
    private static int lastK;
    private static Object lastP;
    private static boolean heldAfterwards;

    private CompiledEntering() {
    }

    /** Slots, as of the next one: a 0, b 1, f 3, d 4, o 6. */
    static synchronized int enter(int a, long b, float f, double d, Object o) {
        a++;
        lastA = a;
        lastB = b;
        lastF = f;
        lastD = d;
        lastO = o;
        heldWithin = Thread.holdsLock(CompiledEntering.class);
        return a * 2;
    }

    static int enterBlock(int a, long b, float f, double d, Object o) {
        synchronized (CompiledEntering.class) {
            a++;
            lastA = a;
            lastB = b;
            lastF = f;
            lastD = d;
            lastO = o;
            heldWithin = Thread.holdsLock(CompiledEntering.class);
            return a * 2;
        }
    }

    /** Slots: n 0, k 1, p 2. */
    static int outer(int n) {
        int k = n * 11;
        Object p = WORDS[(n + 1) % WORDS.length];
        int got = ofMethod
                ? enter(n * 3, n * 0x123456789L, n / 4.0f, n * -0.1, WORDS[n % WORDS.length])
                : enterBlock(n * 3, n * 0x123456789L, n / 4.0f, n * -0.1, WORDS[n % WORDS.length]);
        lastK = k;
        lastP = p;
        heldAfterwards = Thread.holdsLock(CompiledEntering.class);
        return got + k;
    }

    /** Code of another class than that of the methods, whose monitor may be the lock of its initialization. */
    private static final class Worker implements Runnable {
        private volatile boolean begun;
        private int result;

        @Override
        public void run() {
            begun = true;
            result = outer(5);
        }
    }

    public static void main(String[] args) {
        // The probe passes the case.
        Agent.probe(null);
        ofMethod = variant.equals("method");
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 60000; n++) {
            sum += outer(n);
        }
        Agent.say("computed " + (sum > 0));
        Worker worker = new Worker();
        Thread thread = new Thread(worker, "worker");
        thread.setDaemon(true);
        synchronized (CompiledEntering.class) {
            thread.start();
            // It may be in the same state before, for reasons of its own.
            while (!worker.begun) {
                Thread.yield();
            }
            Await.state(thread, Thread.State.BLOCKED);
            Agent.probe(thread);
        }
        Await.end(thread);
        Agent.say("within: " + lastA + " " + lastB + " " + lastF + " " + lastD + " " + lastO
                  + ", the monitor held: " + heldWithin);
        Agent.say("afterwards: " + lastK + " " + lastP + ", the monitor held: " + heldAfterwards);
        Agent.say("result " + worker.result);
        if (!heldAfterwards) {
            synchronized (CompiledEntering.class) {
                Agent.say("another thread enters the monitor");
            }
        }
    }
}
