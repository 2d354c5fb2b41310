// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * After the probe on main: threads of different kinds, each started when the one before it has
 * ended; with an argument, when the agent has also let go at "end of NAME". "held" is in the native
 * Agent.arriveAndWait until the probe on it is over.
 */
final class Starting extends Thread {
    private Starting(String name) {
        super(name);
        setDaemon(name.equals("daemon"));
        setPriority(name.equals("daemon") ? 3 : 7);
        setUncaughtExceptionHandler(new UncaughtExceptionHandler() {
            @Override
            public void uncaughtException(Thread thread, Throwable thrown) {
                Agent.say(thread.getName() + " has thrown");
            }
        });
    }

    @Override
    public void run() {
        Agent.say(getName() + " runs");
        if (getName().equals("throwing")) {
            throw new IllegalStateException();
        }
        if (getName().equals("held")) {
            Agent.arriveAndWait("held");
        }
    }

    private static void awaitEnd(Thread thread, boolean withEvents) {
        Await.end(thread);
        if (withEvents) {
            Agent.arriveAndWait("end of " + thread.getName());
        }
    }

    public static void main(String[] args) {
        boolean withEvents = args.length > 0;
        Agent.probe(null);
        for (String name : new String[] {"plain", "daemon", "throwing"}) {
            Thread thread = new Starting(name);
            thread.start();
            awaitEnd(thread, withEvents);
        }
        Thread held = new Starting("held");
        held.start();
        Agent.awaitArrival("held");
        Agent.probe(held);
        Agent.releasePoint("held");
        awaitEnd(held, withEvents);
    }
}
