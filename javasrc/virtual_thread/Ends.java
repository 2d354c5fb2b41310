// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import java.util.Arrays;

/** Ends of threads: as Java sees them, and as they are reported to the agent, before that or after. */
final class Ends {
    private Ends() {
    }

    /**
     * Waits for the thread to finish; and if it is among the reported ones, until the agent has released
     * "end of NAME".
     */
    static void await(Thread thread, String[] reported) {
        Await.end(thread);
        if (Arrays.asList(reported).contains(thread.getName())) {
            Agent.arriveAndWait("end of " + thread.getName());
        }
    }
}
