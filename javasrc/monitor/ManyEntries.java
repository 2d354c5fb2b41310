// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/** A lock that one thread enters 300 times. It is the subject then, and when 44 entries have ended. */
final class ManyEntries {
    private static final Object LOCK = new Object();

    private ManyEntries() {
    }

    private static void enter(int times) {
        if (times == 0) {
            Agent.probe(LOCK);
            return;
        }
        synchronized (LOCK) {
            enter(times - 1);
        }
        if (times == 44) {
            Agent.probe(LOCK);
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        enter(300);
    }
}
