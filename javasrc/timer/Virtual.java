// SPDX-License-Identifier: Apache-2.0
package timer;

import assay.Agent;

/** Calls the probe on a virtual thread, with that thread. */
final class Virtual implements Runnable {
    @Override
    public void run() {
        Agent.probe(Thread.currentThread());
    }

    public static void main(String[] args) throws ReflectiveOperationException,
            InterruptedException {
        Thread thread = (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class)
                .invoke(null, new Virtual());
        thread.join();
    }
}
