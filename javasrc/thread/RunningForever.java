// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/** A thread that runs without end; subjects of the probe: the thread and a ThreadDeath. */
final class RunningForever extends Thread {
    private volatile int rounds;
    private volatile boolean ended;

    private RunningForever() {
        super("dying");
        setDaemon(true);
    }

    @Override
    public void run() {
        try {
            while (true) {
                rounds++;
                Thread.yield();
            }
        } finally {
            ended = true;
        }
    }

    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) {
        RunningForever thread = new RunningForever();
        thread.start();
        while (thread.rounds < 2) {
            Thread.yield();
        }
        Agent.probe(new Object[] {thread, new ThreadDeath()});
        Await.end(thread);
        Agent.say("finally: " + thread.ended + ", alive: " + thread.isAlive());
    }
}
