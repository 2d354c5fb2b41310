// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * A thread that calls a synchronized method again and again until something is thrown. Main owns the
 * monitor when the thread first wants it, in the probe with the thread and what is to be thrown, and
 * then leaves it. The thread calls the probe with null when it has caught something.
 */
final class StoppedAtMonitor extends Thread {
    private static final Object LOCK = StoppedAtMonitor.class;
    private static int entries;
    private final Throwable thrown;
    private volatile boolean begun;

    private StoppedAtMonitor(Throwable thrown) {
        super("stopped");
        this.thrown = thrown;
        setDaemon(true);
    }

    private static synchronized void enter() {
        entries++;
    }

    private void goOn() {
        begun = true;
        while (true) {
            enter();
            Thread.yield();
        }
    }

    @Override
    public void run() {
        try {
            goOn();
        } catch (Throwable caught) {
            Agent.say("caught what was thrown: " + (caught == thrown));
            Agent.probe(null);
        }
    }

    public static void main(String[] args) {
        Throwable thrown = new IllegalStateException("stop");
        StoppedAtMonitor thread = new StoppedAtMonitor(thrown);
        synchronized (LOCK) {
            thread.start();
            // It may be in the same state before, for reasons of its own.
            while (!thread.begun) {
                Thread.yield();
            }
            Await.state(thread, Thread.State.BLOCKED);
            Agent.probe(new Object[] {thread, thrown});
        }
        Await.end(thread);
        enter();
        Agent.say("main enters the monitor");
    }
}
