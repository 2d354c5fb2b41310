// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Virtual;

/** The thread of monitor.BlockedOrWaiting, as a virtual one. */
final class BlockedOrWaiting {
    private BlockedOrWaiting() {
    }

    public static void main(String[] args) {
        monitor.BlockedOrWaiting.meet(Virtual.unstarted("thread", new monitor.BlockedOrWaiting(args[0])), args[0]);
    }
}
