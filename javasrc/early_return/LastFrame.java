// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import assay.Await;

/** A thread whose only frame is its own run method, caught inside. */
final class LastFrame extends Thread {
    private LastFrame() {
        super("last");
    }

    @Override
    public void run() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
    }

    public static void main(String[] args) {
        Thread thread = new LastFrame();
        thread.setDaemon(true);
        thread.start();
        Caught.awaitEntered();
        Agent.probe(thread);
        Caught.go = true;
        Await.end(thread);
        Caught.tell();
        Agent.say("the thread has ended");
    }
}
