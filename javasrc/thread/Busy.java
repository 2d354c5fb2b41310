// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * A thread, the subject of the probe, that does by turns what keeps a JVM busy: it makes objects of
 * all sizes, throws and catches, enters a lock of its own, copies arrays, makes texts, and calls by
 * reflection. It counts its turns, and what goes wrong.
 */
final class Busy extends Thread {
    private static final Object LOCK = new Object();
    private static volatile boolean done;
    private static volatile int turns;
    private static volatile Object kept;
    private int wrong;

    private Busy() {
        super("busy");
    }

    static int half(int n) {
        return n / 2;
    }

    private static int thrown(int depth) {
        if (depth == 0) {
            throw new IllegalStateException("thrown");
        }
        return thrown(depth - 1) + 1;
    }

    private static int turn(int n) throws ReflectiveOperationException {
        int sum = 0;
        for (int i = 1; i < 20; i++) {
            Object[] made = new Object[i * i];
            made[0] = new int[n % 1000];
            kept = made.clone();
        }
        try {
            sum += thrown(5);
        } catch (IllegalStateException e) {
            sum += e.getStackTrace().length >= 0 ? 1 : 0;
        }
        synchronized (LOCK) {
            sum += ("number " + n).length();
        }
        return sum + (int) Busy.class.getDeclaredMethod("half", int.class).invoke(null, 2 * n);
    }

    @Override
    public void run() {
        try {
            for (int n = 0; !done; n = (n + 1) % 10) {
                if (turn(n) != 1 + "number n".length() + n) {
                    wrong++;
                }
                turns++;
            }
        } catch (ReflectiveOperationException e) {
            wrong++;
        }
    }

    public static void main(String[] args) {
        Busy thread = new Busy();
        thread.start();
        while (turns < 100) {
            Thread.yield();
        }
        Agent.probe(thread);
        done = true;
        Await.end(thread);
        Agent.say("wrong: " + thread.wrong);
    }
}
