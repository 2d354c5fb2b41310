// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Virtual;

/** The thread of thread.LeftAtEvent, as a virtual one. */
final class LeftAtEvent {
    private LeftAtEvent() {
    }

    public static void main(String[] args) {
        thread.LeftAtEvent.leave(Virtual.unstarted("leaving", new thread.LeftAtEvent()));
    }
}
