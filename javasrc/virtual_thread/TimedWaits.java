// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;

/** After the probe a wait that nobody notifies, of a virtual thread and then of a platform thread. */
final class TimedWaits implements Runnable {
    @Override
    public synchronized void run() {
        try {
            // Sleeps: the test is about waits that time out.
            wait(20);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        Agent.say(Thread.currentThread().getName() + " goes on");
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Await.end(Virtual.start("virtual", new TimedWaits()));
        Thread platform = new Thread(new TimedWaits(), "platform");
        platform.start();
        Await.end(platform);
    }
}
