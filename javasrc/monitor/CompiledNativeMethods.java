// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * Two threads in synchronized native methods, which the agent registers in the first probe (with
 * null), which have run often, and in which it waits at the points "instance" and "static" if asked to; then
 * the probe with each thread and the monitor, and once it has ended with the monitor.
 */
final class CompiledNativeMethods {
    private CompiledNativeMethods() {
    }

    @Override
    public String toString() {
        return "receiver";
    }

    private synchronized native void inside(boolean holds);

    private static synchronized native void insideStatic(boolean holds);

    private static void probe(String name, Runnable body, Object monitor) {
        Thread thread = new Thread(body, name);
        thread.start();
        Agent.awaitArrival(name);
        Agent.probe(new Object[] {thread, monitor});
        Agent.releasePoint(name);
        Await.end(thread);
        Agent.probe(new Object[] {monitor});
    }

    public static void main(String[] args) {
        Agent.probe(null);
        CompiledNativeMethods receiver = new CompiledNativeMethods();
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            receiver.inside(false);
            insideStatic(false);
        }
        probe("instance", () -> receiver.inside(true), receiver);
        probe("static", () -> insideStatic(true), CompiledNativeMethods.class);
    }
}
