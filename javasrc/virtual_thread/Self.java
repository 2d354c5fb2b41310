// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;

/** Calls the probe on a virtual thread, with that thread, while "main" waits for its end. */
final class Self implements Runnable {
    @Override
    public void run() {
        Agent.probe(Thread.currentThread());
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Await.end(Virtual.start("virtual", new Self()));
    }
}
