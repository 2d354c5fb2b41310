// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import thread.ChangingState;

/** Two virtual threads in motion. */
final class ChangingState {
    private ChangingState() {
    }

    public static void main(String[] args) {
        Moving.probe(Virtual.unstarted("first", new Moving()),
            Virtual.unstarted("second", new Moving()));
    }
}
