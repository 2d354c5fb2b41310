// SPDX-License-Identifier: Apache-2.0
package thread_group;

import assay.Agent;
import assay.Await;

/**
 * A group of fifty groups to which nobody refers, and of one with a live thread. Subjects of the probe: the
 * group, and that one.
 */
final class ForgottenGroups {
    private ForgottenGroups() {
    }

    private static void forget(ThreadGroup above) {
        for (int i = 0; i < 50; i++) {
            new ThreadGroup(above, "forgotten " + i);
        }
    }

    public static void main(String[] args) {
        ThreadGroup above = new ThreadGroup("above");
        ThreadGroup kept = new ThreadGroup(above, "kept");
        Thread thread = new Thread(kept, "thread of the group") {
            @Override
            public void run() {
                Agent.arriveAndWait("kept");
            }
        };
        thread.start();
        Agent.awaitArrival("kept");
        forget(above);
        Agent.probe(new ThreadGroup[] {above, kept});
        Agent.releasePoint("kept");
        Await.end(thread);
    }
}
