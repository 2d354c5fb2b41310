// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

/** The thread of monitor.Midway, as a virtual one. */
final class Midway {
    private Midway() {
    }

    public static void main(String[] args) {
        monitor.Midway.meet(Virtual.unstarted("thread", new monitor.Midway(args[0])), args[0]);
    }
}
