// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.Await;

/**
 * While the probe runs two threads ask a class for its answer all the time. An answer must not come
 * again after a greater one.
 */
final class VersionsInOrder extends Thread {
    private static volatile boolean done;

    private volatile String latest = "000";
    private volatile boolean started;
    private int wentBack;

    static final class Counted {
        static String answer() {
            return "000";
        }
    }

    private void ask() {
        String answer = Counted.answer();
        if (answer.compareTo(latest) < 0) {
            wentBack++;
        }
        latest = answer;
    }

    @Override
    public void run() {
        while (!done) {
            ask();
            started = true;
        }
        ask();
    }

    public static void main(String[] args) throws Exception {
        VersionsInOrder[] threads = {new VersionsInOrder(), new VersionsInOrder()};
        for (VersionsInOrder thread : threads) {
            thread.start();
            while (!thread.started) {
                Thread.yield();
            }
        }
        Agent.probe(new Object[] {Counted.class, Variant.original("VersionsInOrder$Counted")});
        done = true;
        for (VersionsInOrder thread : threads) {
            Await.end(thread);
            Agent.say("went back: " + thread.wentBack + ", last answer: " + thread.latest);
        }
    }
}
