// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Virtual;

/** The thread of monitor.CallbackBlocks, as a virtual one. */
final class CallbackBlocks {
    private CallbackBlocks() {
    }

    public static void main(String[] args) {
        monitor.CallbackBlocks.delay(Virtual.unstarted("delayed", new monitor.CallbackBlocks()), args[0]);
    }
}
