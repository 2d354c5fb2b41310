// SPDX-License-Identifier: Apache-2.0
package thread_group;

import assay.Agent;
import assay.Await;

/**
 * A group of fifty groups to which nobody refers, and of three with a live thread: before, among and behind
 * the others. Subjects of the probe: the group, and those three.
 */
final class ForgottenGroups {
    private ForgottenGroups() {
    }

    private static void forget(ThreadGroup above) {
        for (int i = 0; i < 25; i++) {
            new ThreadGroup(above, "forgotten " + i);
        }
    }

    private static Thread live(ThreadGroup above, String name) {
        Thread thread = new Thread(new ThreadGroup(above, name), name) {
            @Override
            public void run() {
                Agent.arriveAndWait(getName());
            }
        };
        thread.start();
        Agent.awaitArrival(name);
        return thread;
    }

    public static void main(String[] args) {
        ThreadGroup above = new ThreadGroup("above");
        Thread first = live(above, "first");
        forget(above);
        Thread second = live(above, "second");
        forget(above);
        Thread third = live(above, "third");
        Agent.probe(new ThreadGroup[] {above, first.getThreadGroup(), second.getThreadGroup(), third.getThreadGroup()});
        for (Thread thread : new Thread[] {first, second, third}) {
            Agent.releasePoint(thread.getName());
            Await.end(thread);
        }
    }
}
