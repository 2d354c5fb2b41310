// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A thread that stands still in the native Agent.arriveAndWait, in calls by each kind of invoke instruction
 * that a class file of release 8 has for methods, and in an initializer that a call has started.
 */
final class Invocations extends Thread implements Comparable<Object> {
    private Invocations() {
        super("invoking");
    }

    /** Initialized by the call of its method. */
    private static final class Lazy {
        static {
            Agent.arriveAndWait("initializing");
        }

        private Lazy() {
        }

        static void touch() {
        }
    }

    /** Calls from its constructor. */
    private static final class Calling {
        Calling() {
            Lazy.touch();
        }
    }

    @Override
    public void run() {
        byVirtual();
    }

    void byVirtual() {
        Comparable<Object> comparable = this;
        comparable.compareTo(null);
    }

    @Override
    public int compareTo(Object other) {
        return bySuper();
    }

    @Override
    public int hashCode() {
        new Calling();
        return 1;
    }

    private int bySuper() {
        return byStatic(this);
    }

    private static int byStatic(Object object) {
        return object.hashCode();
    }

    public static void main(String[] args) {
        Thread thread = new Invocations();
        thread.start();
        Agent.awaitArrival("initializing");
        Agent.probe(thread);
        Agent.releasePoint("initializing");
        Await.end(thread);
    }
}
