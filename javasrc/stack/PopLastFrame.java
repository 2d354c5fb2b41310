// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/** A thread whose only frame is its own run method, caught inside. */
final class PopLastFrame extends Thread {
    private static volatile boolean entered;
    private static volatile boolean go;

    private PopLastFrame() {
        super("last");
    }

    @Override
    public void run() {
        entered = true;
        while (!go) {
        }
    }

    public static void main(String[] args) {
        Thread thread = new PopLastFrame();
        thread.setDaemon(true);
        thread.start();
        while (!entered) {
            Thread.yield();
        }
        Agent.probe(thread);
        go = true;
        Await.end(thread);
        Agent.say("the thread has ended");
    }
}
