// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;
import assay.Await;

/**
 * A thread that runs in a loop, in a method with variables of every type. The loop has run often
 * when the probe gets the thread. What the variables hold is said when it ends.
 */
final class Spinning extends Thread {
    private static volatile long rounds;
    private static volatile boolean go;

    private Spinning() {
        super("spinning");
    }

    @Override
    public String toString() {
        return "spinning";
    }

    /** Slots: this 0, i 1, j 2, f 4, d 5, o 7. */
    private void spin(int i, long j, float f, double d, Object o) {
        while (!go) {
            rounds++;
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
        while (rounds < 3000000) {
            Thread.yield();
        }
        Agent.probe(thread);
        go = true;
        Await.end(thread);
    }
}
