// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * Two threads in synchronized native methods, which the agent registers in the first probe (with
 * null) and in which it holds at "instance" and "static"; then the probe with the threads.
 */
final class NativeMethods implements Runnable {
    private final String name;

    private NativeMethods(String name) {
        this.name = name;
    }

    @Override
    public String toString() {
        return "receiver";
    }

    private synchronized native void inside();

    private static synchronized native void insideStatic();

    @Override
    public void run() {
        if (name.equals("instance")) {
            inside();
        } else {
            insideStatic();
        }
    }

    private static Thread start(String name) {
        Thread thread = new Thread(new NativeMethods(name), name);
        thread.start();
        Agent.awaitArrival(name);
        return thread;
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread[] threads = {start("instance"), start("static")};
        Agent.probe(threads);
        for (Thread thread : threads) {
            Agent.releasePoint(thread.getName());
            Await.end(thread);
        }
    }
}
