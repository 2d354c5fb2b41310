// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** Reports whether a monitor has been released. */
final class Monitors {
    private Monitors() {
    }

    /** Reports whether a caller still held the monitor; when not, this thread must get it. */
    static void tell(String name, Object monitor, boolean held) {
        if (held) {
            Agent.say("the caller holds " + name);
            return;
        }
        synchronized (monitor) {
            Agent.say("another thread enters " + name);
        }
    }
}
