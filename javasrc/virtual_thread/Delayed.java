// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

/** The thread of monitor.Delayed, as a virtual one. */
final class Delayed {
    private Delayed() {
    }

    public static void main(String[] args) {
        monitor.Delayed.delay(Virtual.unstarted("delayed", new monitor.Delayed()), args[0]);
    }
}
