// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import java.util.Arrays;

/** Ends of threads: as Java sees them, and as the agent is told of them, before that or after. */
final class Ends {
    private Ends() {
    }

    /**
     * Waits for the thread to finish; and if the told name it, until the agent has let go at
     * "end of NAME".
     */
    static void await(Thread thread, String[] told) {
        Await.end(thread);
        if (Arrays.asList(told).contains(thread.getName())) {
            Agent.arriveAndWait("end of " + thread.getName());
        }
    }
}
