// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Virtual;

/** The threads of thread.WaysToEnd, as virtual ones. */
final class WaysToEnd {
    private WaysToEnd() {
    }

    public static void main(String[] args) {
        Agent.probe(null);
        for (String name : new String[] {"ends", "ends interrupted", "ends throwing", "ends throwing interrupted"}) {
            thread.WaysToEnd.live(Virtual.unstarted(name, new thread.WaysToEnd()));
        }
    }
}
