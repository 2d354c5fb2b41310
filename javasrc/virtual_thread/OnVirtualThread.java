// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/** Calls the probe on a virtual thread that owns LOCK, with that thread, while "main of the test" waits for it. */
final class OnVirtualThread implements Runnable {
    static final Object LOCK = new Object();

    @Override
    public void run() {
        synchronized (LOCK) {
            Agent.probe(Thread.currentThread());
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main of the test");
        Await.end(Virtual.start("virtual", new OnVirtualThread()));
    }
}
