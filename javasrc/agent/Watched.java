// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;

/**
 * Writes and reads a field of sixteen short-lived objects each between two probes. Between them no
 * other native method is called, at whose return a JVM may free what the thread refers to.
 */
final class Watched {
    Object value;

    private static void writeAndRead() {
        Watched written = new Watched();
        written.value = new Object();
        Watched read = new Watched();
        if (read.value != null) {
            throw new AssertionError();
        }
    }

    public static void main(String[] args) {
        Agent.probe("before");
        for (int i = 0; i < 16; i++) {
            writeAndRead();
        }
        Agent.probe("after");
    }
}
