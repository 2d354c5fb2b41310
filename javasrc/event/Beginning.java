// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import assay.Await;

/**
 * After the probe of null the threads "first", "second" and "third", each of which starts when the
 * one before has ended. Their run calls act, which reads a field, writes another, and throws.
 */
public final class Beginning implements Runnable {
    private static int read = 40;
    private static int written;

    private static void act(int n) {
        written = n + read;
        throw new IllegalStateException();
    }

    @Override
    public void run() {
        try {
            act(1);
        } catch (IllegalStateException e) {
            written++;
        }
    }

    /** Lets threads live, one after the other, whose task is an object of this class. */
    public static void succeed(Thread... threads) {
        Agent.probe(null);
        for (Thread thread : threads) {
            written = 0;
            thread.start();
            Await.end(thread);
            Agent.say(thread.getName() + " got " + written);
        }
    }

    public static void main(String[] args) {
        Runnable task = new Beginning();
        succeed(new Thread(task, "first"), new Thread(task, "second"), new Thread(task, "third"));
    }
}
