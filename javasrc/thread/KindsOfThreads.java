// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;

/** The subject of the probe: new threads of the class Thread and of classes derived from it. */
class KindsOfThreads extends Thread {
    KindsOfThreads(ThreadGroup group, String name) {
        super(group, name);
    }

    @Override
    public void run() {
        Agent.say("run is called");
    }

    private static final class Derived extends KindsOfThreads {
        Derived(String name) {
            super(new ThreadGroup("of its own"), name);
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    private static Thread prioritized(Thread thread, int priority) {
        thread.setPriority(priority);
        return thread;
    }

    public static void main(String[] args) {
        Agent.probe(new Thread[] {
            new Thread("plain"),
            new Thread(new ThreadGroup("group"), "in a group"),
            new Thread(new KindsOfThreads(null, "task"), "with a task"),
            prioritized(new Thread("plain with priority"), 3),
            new KindsOfThreads(null, "subclass"),
            prioritized(new KindsOfThreads(null, "subclass with priority"), 3),
            new Derived("subclass of it"),
            new KindsOfThreads(null, "anonymous") { },
        });
    }
}
