// SPDX-License-Identifier: Apache-2.0
package thread;

import assay.Agent;

/** Calls the probe. The agent enters a monitor through JNI, and keeps no reference to its object. */
final class ForgottenMonitor {
    private ForgottenMonitor() {
    }

    public static void main(String[] args) {
        Agent.probe(null);
    }
}
