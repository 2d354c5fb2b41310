// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import assay.Await;

/** A thread that is not a daemon runs on when main has ended. It probes with the main thread. */
final class MainEnded implements Runnable {
    private final Thread main;

    private MainEnded(Thread main) {
        this.main = main;
    }

    @Override
    public void run() {
        Await.state(main, Thread.State.TERMINATED, 20);
        if (main.isAlive()) {
            Agent.inapplicable("the thread of main does not end before the others");
        }
        Agent.probe(main);
        Agent.say("the last thread ends");
    }

    public static void main(String[] args) {
        Thread last = new Thread(new MainEnded(Thread.currentThread()));
        last.setDaemon(false);
        last.start();
    }
}
