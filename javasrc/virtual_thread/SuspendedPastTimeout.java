// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Virtual;

/** The threads of monitor.SuspendedPastTimeout, as virtual ones. */
final class SuspendedPastTimeout {
    private SuspendedPastTimeout() {
    }

    public static void main(String[] args) throws InterruptedException {
        monitor.SuspendedPastTimeout.suspendWaiting(task -> Virtual.unstarted("waiter", task));
    }
}
