// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;
import assay.Await;

/**
 * "owner" owns a block's monitor and calls the probe with the lock "by JNI", which the agent enters
 * there; "contender" calls the probe with the same lock. Then the probe with the two threads.
 */
final class NativeEntering extends Thread {
    private final Lock entered;
    private final Lock own;
    /** Set by the agent when nothing but the entry is left to do. */
    private volatile boolean begun;

    private NativeEntering(String name, Lock entered) {
        super(name);
        this.entered = entered;
        own = new Lock("block of " + name);
    }

    @Override
    public void run() {
        synchronized (own) {
            Agent.probe(entered);
        }
    }

    public static void main(String[] args) {
        Lock lock = new Lock("by JNI");
        Thread owner = new NativeEntering("owner", lock);
        NativeEntering contender = new NativeEntering("contender", lock);
        owner.start();
        Agent.awaitArrival("owning");
        contender.start();
        while (!contender.begun) {
            Thread.yield();
        }
        Agent.probe(new Thread[] {owner, contender});
        Agent.releasePoint("owning");
        Await.end(owner);
        Await.end(contender);
    }
}
