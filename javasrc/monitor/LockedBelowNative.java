// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/** The probe with a lock, in which the agent calls "above"; that owns a lock in the second probe. */
final class LockedBelowNative {
    private LockedBelowNative() {
    }

    static void above() {
        synchronized (LockedBelowNative.class) {
            Agent.probe(null);
        }
    }

    public static void main(String[] args) {
        Agent.probe(new Lock("by JNI"));
    }
}
