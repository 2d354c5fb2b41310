// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Virtual;

/** The threads of monitor.NotifiedInTime, as virtual ones. */
final class NotifiedInTime {
    private NotifiedInTime() {
    }

    public static void main(String[] args) throws InterruptedException {
        monitor.NotifiedInTime.retain(() -> Virtual.unstarted("waiter", new monitor.NotifiedInTime()));
    }
}
