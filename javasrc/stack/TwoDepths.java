// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;
import assay.Hooks;
import assay.Virtual;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread that calls from outer through middle to inner, in rounds in each of which it stops twice: in
 * outer and then in inner, in inner and then in outer, and the same where outer has caught what inner has
 * thrown, twice. After these rounds the methods are called often, and the rounds come once more. At each
 * stop the thread is the subject of the probe, which it calls itself, or, in a case that ends with
 * "parked", another thread while it is parked. The class is the subject of the first probe.
 */
final class TwoDepths implements Runnable {
    static String variant;
    private static final Stop BEFORE = new Stop();
    private static final Stop WITHIN = new Stop();
    private static final Stop AFTER = new Stop();
    private static volatile boolean parked;

    private static final class Stop implements Runnable {
        private boolean armed;
        private boolean throwing;

        @Override
        public void run() {
            if (!armed) {
                return;
            }
            armed = false;
            if (variant.endsWith("parked")) {
                parked = true;
                while (parked) {
                    LockSupport.park();
                }
            } else {
                Agent.probe(Thread.currentThread());
            }
            if (throwing) {
                throwing = false;
                throw new IllegalStateException();
            }
        }
    }

    private static int inner(int n, Runnable within) {
        within.run();
        return n + 1;
    }

    private static int middle(int n, Runnable within) {
        return inner(n, within) * 2;
    }

    private static int outer(int n, Runnable before, Runnable within, Runnable after) {
        before.run();
        int result;
        try {
            result = middle(n, within);
        } catch (IllegalStateException e) {
            result = -1;
        }
        after.run();
        return result;
    }

    private static void round(String name, Stop one, Stop other, boolean throwing) {
        Agent.say(name);
        one.armed = true;
        other.armed = true;
        WITHIN.throwing = throwing;
        Agent.say("result " + outer(20, BEFORE, WITHIN, AFTER));
    }

    private static void rounds() {
        round("deeper", BEFORE, WITHIN, false);
        round("shallower", WITHIN, AFTER, false);
        round("thrown", WITHIN, AFTER, true);
        round("same depth", WITHIN, AFTER, false);
        Agent.say("without stops " + outer(30, BEFORE, WITHIN, AFTER));
    }

    @Override
    public void run() {
        rounds();
        Runnable[] hooks = Hooks.beside(BEFORE);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += outer(i, hooks[i % 3], hooks[(i + 1) % 3], hooks[(i + 2) % 3]);
        }
        Agent.say("computed " + (sum > 0));
        rounds();
    }

    public static void main(String[] args) {
        // What is called to park is initialized before the state is waited for.
        LockSupport.unpark(null);
        Agent.probe(TwoDepths.class);
        Thread thread;
        if (variant.startsWith("virtual")) {
            thread = Virtual.start("target", new TwoDepths());
        } else {
            thread = new Thread(new TwoDepths(), "target");
            thread.start();
        }
        while (thread.isAlive()) {
            if (parked) {
                Await.state(thread, Thread.State.WAITING);
                Agent.probe(thread);
                parked = false;
                LockSupport.unpark(thread);
            }
            Thread.yield();
        }
        Await.end(thread);
    }
}
