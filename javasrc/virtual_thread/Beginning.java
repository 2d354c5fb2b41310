// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Virtual;

/** The threads of event.Beginning, as virtual ones. */
final class Beginning {
    private Beginning() {
    }

    public static void main(String[] args) {
        Runnable task = new event.Beginning();
        event.Beginning.succeed(Virtual.unstarted("first", task), Virtual.unstarted("second", task),
            Virtual.unstarted("third", task));
    }
}
