// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;
import assay.Await;

/**
 * A class with native methods that the agent implements. The agent's library becomes a library of
 * this class by load, so that its exported functions are found at the first call. With an argument
 * it starts no threads, and only probes.
 */
final class Bound extends Thread {
    private Bound(String name) {
        super(name);
    }

    static void load(String path) {
        System.load(path);
    }

    static native int first(int n);

    static native int second(int n);

    static native int registered(int n);

    /** The sum of what so many calls return. */
    static int callOften(int n, int calls) {
        int sum = 0;
        for (int i = 0; i < calls; i++) {
            sum += registered(n);
        }
        return sum;
    }

    @Override
    public void run() {
        Agent.arriveAndWait(getName());
        Agent.say(getName().equals("first") ? "first " + first(10) : "second " + second(20));
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        if (args.length > 0) {
            Agent.probe(null);
            return;
        }
        Thread[] threads = {new Bound("first"), new Bound("second")};
        for (Thread thread : threads) {
            thread.start();
            Agent.awaitArrival(thread.getName());
        }
        Agent.probe(threads);
        for (Thread thread : threads) {
            Agent.releasePoint(thread.getName());
            Await.end(thread);
        }
        Agent.say("again " + first(30));
        Agent.say("again " + second(40));
    }
}
