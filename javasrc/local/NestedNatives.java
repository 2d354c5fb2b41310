// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Await;

/**
 * A thread in a native method of an object that has called, by way of Java, the same native method of
 * another object. The subject of the probe is the class first, of which the agent implements the
 * method, and then the thread, which waits in the native method of the inner object.
 */
final class NestedNatives implements Runnable {
    private final String name;
    /** Whose run() the native method calls; null where it waits. */
    private final Runnable inner;

    private NestedNatives(String name, Runnable inner) {
        this.name = name;
        this.inner = inner;
    }

    private native void look(Runnable next);

    @Override
    public void run() {
        look(inner);
    }

    @Override
    public String toString() {
        return name;
    }

    public static void main(String[] args) {
        Agent.probe(NestedNatives.class);
        Thread thread = new Thread(new NestedNatives("outer", new NestedNatives("inner", null)));
        thread.start();
        Agent.awaitArrival("inner");
        Agent.probe(thread);
        Agent.releasePoint("inner");
        Await.end(thread);
    }
}
