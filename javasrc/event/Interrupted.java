// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;

/**
 * Calls the probe, interrupts itself, and runs a method that reads, writes and throws. Then it says
 * whether it is interrupted, and how Thread.sleep ends.
 */
final class Interrupted {
    private static final RuntimeException SENT = new RuntimeException();
    private static int read = 2;
    private static int written;

    private Interrupted() {
    }

    static void touch(int n) {
        written = read + n;
        throw SENT;
    }

    private static String sleepsEnd() {
        try {
            // Sleeps: an interrupted thread does not, which is what is asked.
            Thread.sleep(3_600_000L);
            return "nothing";
        } catch (InterruptedException e) {
            return "InterruptedException";
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread.currentThread().interrupt();
        try {
            touch(3);
        } catch (RuntimeException e) {
            boolean interrupted = Thread.currentThread().isInterrupted();
            String end = interrupted ? sleepsEnd() : "not called";
            Agent.say("after it: interrupted " + interrupted + ", Thread.sleep: " + end);
        }
    }
}
