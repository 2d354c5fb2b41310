// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Virtual;

/** Two virtual threads in motion. */
final class ChangingState {
    private ChangingState() {
    }

    public static void main(String[] args) {
        thread.ChangingState.probe(Virtual.unstarted("first", new thread.ChangingState()),
            Virtual.unstarted("second", new thread.ChangingState()));
    }
}
