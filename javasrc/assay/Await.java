// SPDX-License-Identifier: Apache-2.0
package assay;

/** Waits for facts, never for time. The test's timeout is the only bound, but where a fact need not come. */
public final class Await {
    private Await() {
    }

    /** Waits until Java itself sees the thread in the given state. */
    public static void state(Thread thread, Thread.State state) {
        while (thread.getState() != state) {
            Thread.yield();
        }
    }

    /** The same where a JVM may show another state in place of this one: for so many seconds at most. */
    public static void state(Thread thread, Thread.State state, int seconds) {
        long begun = System.nanoTime();
        while (thread.getState() != state && System.nanoTime() - begun < seconds * 1_000_000_000L) {
            Thread.yield();
        }
    }

    /** Gives other threads every opportunity to go on where no state shows it: some start and end. */
    public static void opportunity() {
        for (int i = 0; i < 10; i++) {
            Thread other = new Thread();
            other.start();
            end(other);
        }
    }

    /** Waits for a thread to finish. */
    public static void end(Thread thread) {
        while (true) {
            try {
                thread.join();
                return;
            } catch (InterruptedException e) {
                // The caller's interrupt status is not of interest here.
            }
        }
    }
}
