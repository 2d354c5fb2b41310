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
        Agent.hold("go");
        Agent.probe(null);
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Thread.currentThread().setContextClassLoader(new ClassLoader() { });
        Thread thread = new Named();
        thread.start();
        Agent.awaitHeld("go");
        Agent.probe(thread);
        Agent.let("go");
        Await.end(thread);
    }
}
