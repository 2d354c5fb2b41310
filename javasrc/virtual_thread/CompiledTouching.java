// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Virtual;

/** The thread of event.CompiledTouching is a virtual one. */
final class CompiledTouching {
    private CompiledTouching() {
    }

    public static void main(String[] args) {
        event.CompiledTouching.probe(Virtual.unstarted("compiled", event.CompiledTouching.task()));
    }
}
