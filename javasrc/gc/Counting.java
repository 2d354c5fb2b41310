// SPDX-License-Identifier: Apache-2.0
package gc;

import assay.Agent;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;

/** A daemon thread counts in memory that the agent is given as a direct buffer. */
public final class Counting {
    /* Each number is in the buffer before it is here, so none is kept back. */
    private static volatile long counted;

    private Counting() {
    }

    private static void count(LongBuffer buffer) {
        for (long i = 1;; i++) {
            buffer.put(0, i);
            counted = i;
            if (i % 64 == 0) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) {
        ByteBuffer bytes = ByteBuffer.allocateDirect(8).order(ByteOrder.nativeOrder());
        Thread thread = new Thread(() -> count(bytes.asLongBuffer()), "counting");
        thread.setDaemon(true);
        thread.start();
        Agent.probe(bytes);
    }
}
