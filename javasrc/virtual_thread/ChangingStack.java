// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Virtual;

/** A virtual thread whose stack changes all the time, also while it is mounted and unmounted. */
final class ChangingStack {
    private ChangingStack() {
    }

    public static void main(String[] args) {
        stack.Changing.probe(Virtual.unstarted("changing", new stack.Changing()), true);
    }
}
