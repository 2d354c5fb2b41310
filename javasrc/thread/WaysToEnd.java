// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * Threads, one after the other, that end as their names say: with their interrupt status set, or by an
 * exception, or both. The probe is called on main before and after them.
 */
public final class WaysToEnd implements Runnable, Thread.UncaughtExceptionHandler {
    @Override
    public void run() {
        String name = Thread.currentThread().getName();
        Agent.say(name);
        if (name.contains("interrupted")) {
            Thread.currentThread().interrupt();
        }
        if (name.contains("throwing")) {
            throw new IllegalStateException();
        }
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
        // Thrown on purpose.
    }

    /** The task of the thread is an object of this class. */
    public static void live(Thread thread) {
        thread.setUncaughtExceptionHandler(new WaysToEnd());
        thread.start();
        Await.end(thread);
        Agent.arriveAndWait("end of " + thread.getName());
    }

    public static void main(String[] args) {
        Agent.probe(null);
        for (String name : new String[] {"ends", "ends interrupted", "ends throwing", "ends throwing interrupted",
            "ends interrupted daemon"}) {
            Thread thread = new Thread(new WaysToEnd(), name);
            thread.setDaemon(name.contains("daemon"));
            live(thread);
        }
        Agent.probe(WaysToEnd.class);
    }
}
