// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.Await;

/**
 * While the probe redefines a class again and again two threads ask it for its answer, the number of
 * its version, all the time. That a version comes proves that the one before it was installed.
 */
final class VersionsInOrder extends Thread {
    private static volatile boolean done;

    private volatile String latest = "000";
    private int newest;
    private volatile boolean started;
    private int wentBack;

    static final class Counted {
        static String answer() {
            return "000";
        }
    }

    private void ask() {
        latest = Counted.answer();
        int version = Integer.parseInt(latest);
        // Until the call that installs a version returns, that before it may still run.
        if (version < newest - 1) {
            wentBack++;
        }
        newest = Math.max(newest, version);
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
