// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;
import assay.Await;

/** Two threads, "first" and "second", that call work, which may catch an exception, in turn. */
final class TwoCallers extends Thread {
    private int counter;

    private TwoCallers(String name) {
        super(name);
    }

    private int work(int n) {
        counter += n;
        return counter;
    }

    private int recover() {
        try {
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            return -counter;
        }
    }

    @Override
    public void run() {
        Agent.arriveAndWait(getName());
        Agent.say(getName() + " works: " + work(7) + " " + recover());
    }

    public static void main(String[] args) {
        Thread[] threads = {new TwoCallers("first"), new TwoCallers("second")};
        for (Thread thread : threads) {
            thread.start();
            Agent.awaitArrival(thread.getName());
        }
        Agent.probe(threads);
        for (Thread thread : threads) {
            Agent.releasePoint(thread.getName());
            Await.end(thread);
        }
    }
}
