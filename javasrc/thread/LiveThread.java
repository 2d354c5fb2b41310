// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/** A live thread, held in a native method; the probe is called on it, and then by itself. */
final class LiveThread extends Thread {
    private static final String POINT = "living";

    @Override
    public void run() {
        Agent.arriveAndWait(POINT);
        Agent.probe(null);
    }

    public static void main(String[] args) {
        LiveThread thread = new LiveThread();
        thread.start();
        Agent.awaitArrival(POINT);
        Agent.probe(thread);
        Agent.releasePoint(POINT);
        Await.end(thread);
    }
}
