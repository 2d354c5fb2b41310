// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Await;

/**
 * A thread that runs in the loop of a method with variables of every type. The loop has run often
 * when the probe gets the thread. What the variables hold is said when it ends.
 */
final class Spinning extends Thread {
    private static final RuntimeException SIGNAL = new RuntimeException("signal");
    private static volatile long rounds;
    private static volatile boolean go;

    private Spinning() {
        super("spinning");
    }

    @Override
    public String toString() {
        return "spinning";
    }

    /**
     * Slots: this 0, i 1, j 2, f 4, d 5, o 7. getstatic 0, ifne 3, getstatic 6, athrow 9, astore 10,
     * getstatic 12, lconst_1 15, ladd, putstatic 17, goto 20.
     */
    private void spin(int i, long j, float f, double d, Object o) {
        while (!go) {
            try {
                // Each JVM can suspend a thread that throws.
                throw SIGNAL;
            } catch (RuntimeException e) {
                rounds++;
            }
        }
        Agent.say("spin: " + i + " " + j + " " + f + " " + d + " " + o + " in " + this);
    }

    @Override
    public void run() {
        spin(-77, 0x123456789L, 3.25f, -6.5, "text");
    }

    public static void main(String[] args) {
        Thread thread = new Spinning();
        thread.setDaemon(true);
        thread.start();
        // Long enough for a JVM that compiles what runs often to have compiled it.
        while (rounds < 200000) {
            Thread.yield();
        }
        Agent.probe(thread);
        go = true;
        Await.end(thread);
    }
}
