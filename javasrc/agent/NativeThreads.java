// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;

/** The probe, and a method that threads of the agent call to wait. */
final class NativeThreads {
    private NativeThreads() {
    }

    static void stay(String point) {
        Agent.arriveAndWait(point);
    }

    public static void main(String[] args) {
        Agent.probe(null);
    }
}
