// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import assay.Await;

/** Two callers of one method, both caught inside: the probe gets them in an array. */
final class TwoThreads implements Runnable {
    private static volatile boolean go;
    private static volatile boolean ranOn;

    private volatile boolean entered;
    private int got;

    private int call() {
        entered = true;
        while (!go) {
        }
        ranOn = true;
        return 7;
    }

    @Override
    public void run() {
        got = call();
    }

    private Thread start() {
        Thread thread = new Thread(this, "caller");
        thread.setDaemon(true);
        thread.start();
        while (!entered) {
            Thread.yield();
        }
        return thread;
    }

    public static void main(String[] args) {
        TwoThreads first = new TwoThreads();
        TwoThreads second = new TwoThreads();
        Thread[] threads = {first.start(), second.start()};
        Agent.probe(threads);
        go = true;
        Await.end(threads[0]);
        Await.end(threads[1]);
        Agent.say("first caller got " + first.got);
        Agent.say("second caller got " + second.got);
        Agent.say("a called method ran on: " + ranOn);
    }
}
