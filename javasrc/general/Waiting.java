// SPDX-License-Identifier: Apache-2.0
package general;

import assay.Agent;
import assay.Await;

/** Two threads that call the probe: "waiter" first, main while that one is in there. */
final class Waiting implements Runnable {
    @Override
    public void run() {
        Agent.probe(Thread.currentThread());
    }

    public static void main(String[] args) {
        Thread thread = new Thread(new Waiting(), "waiter");
        thread.start();
        Agent.probe(null);
        Await.end(thread);
    }
}
