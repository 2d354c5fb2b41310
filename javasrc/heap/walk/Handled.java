// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** What events are posted for: a method, its exception, and a thread. */
final class Handled {
    private Handled() {
    }

    static void fail() {
        throw new IllegalStateException();
    }

    public static void main(String[] args) throws InterruptedException {
        Agent.probe(Handled.class);
        try {
            fail();
        } catch (IllegalStateException e) {
            Agent.say("failed");
        }
        Thread thread = new Thread("handled");
        thread.start();
        thread.join();
        Agent.say("over");
    }
}
