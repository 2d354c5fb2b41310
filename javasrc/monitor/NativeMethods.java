// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * Two threads in synchronized native methods, which the agent registers in the first probe (with
 * null) and in which it holds at "instance" and "static"; then the probe with the threads.
 */
final class NativeMethods extends Thread {
    private NativeMethods(String name) {
        super(name);
    }

    @Override
    public String toString() {
        return "receiver";
    }

    private synchronized native void inside();

    private static synchronized native void insideStatic();

    @Override
    public void run() {
        if (getName().equals("instance")) {
            inside();
        } else {
            insideStatic();
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread[] threads = {new NativeMethods("instance"), new NativeMethods("static")};
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
