// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

/** The thread of event.WarmTouching is a virtual one. */
final class CompiledTouching {
    private CompiledTouching() {
    }

    public static void main(String[] args) {
        event.WarmTouching.probe(Virtual.unstarted("warm", event.WarmTouching.task()));
    }
}
