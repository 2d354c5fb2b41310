// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

/** The threads of monitor.Retaining, as virtual ones. */
final class Retaining {
    private Retaining() {
    }

    public static void main(String[] args) throws InterruptedException {
        monitor.Retaining.retain(() -> Virtual.unstarted("waiter", new monitor.Retaining()));
    }
}
