// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/** A thread in a native method on which Thread.suspend is called. */
final class SuspendedByJava extends Thread {
    @Override
    public void run() {
        Agent.arriveAndWait("native");
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) {
        Thread thread = new SuspendedByJava();
        thread.start();
        Agent.awaitArrival("native");
        Agent.probe(thread);
        thread.suspend();
        Agent.probe(thread);
        Agent.releasePoint("native");
        Await.end(thread);
    }
}
