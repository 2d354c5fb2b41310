// SPDX-License-Identifier: Apache-2.0
package gc;

import assay.Agent;

/** Hands the agent a thread that has not been started. */
public final class UnstartedThread {
    private UnstartedThread() {
    }

    public static void main(String[] args) {
        Agent.probe(new Thread("agent thread"));
    }
}
