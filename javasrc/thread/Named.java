// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;
import assay.Await;

/**
 * The probe with the thread on main, called "main" and with a context class loader, and then with
 * null on that thread, called "worker".
 */
final class Named extends Thread {
    private Named() {
        super("worker");
    }

    @Override
    public void run() {
        Agent.arriveAndWait("go");
        Agent.probe(null);
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Thread.currentThread().setContextClassLoader(new ClassLoader() { });
        Thread thread = new Named();
        thread.start();
        Agent.awaitArrival("go");
        Agent.probe(thread);
        Agent.releasePoint("go");
        Await.end(thread);
    }
}
