// SPDX-License-Identifier: Apache-2.0
package thread_group;

import assay.Agent;

/** A group without a thread of its own, above two that have one each. */
final class Above {
    private Above() {
    }

    private static void worker(ThreadGroup group, String name) {
        Thread thread = new Thread(group, () -> Agent.hold(name), name);
        thread.setDaemon(true);
        thread.start();
        Agent.awaitHeld(name);
    }

    public static void main(String[] args) {
        ThreadGroup above = new ThreadGroup("above");
        worker(new ThreadGroup(above, "left"), "thread of the left");
        worker(new ThreadGroup(above, "right"), "thread of the right");
        Agent.probe(above);
    }
}
