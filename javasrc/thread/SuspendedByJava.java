// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/** A thread in a native method on which Thread.suspend is called, where a JDK still has it. */
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
        try {
            thread.suspend();
        } catch (NoSuchMethodError e) {
            // It has been removed: nothing can happen.
        } catch (UnsupportedOperationException e) {
            // It has been disabled.
        }
        Agent.probe(thread);
        Agent.releasePoint("native");
        Await.end(thread);
    }
}
