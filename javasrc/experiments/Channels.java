// SPDX-License-Identifier: Apache-2.0
package experiments;

import assay.Agent;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

/** A thread that reads from a pipe into which nobody writes. */
public final class Channels {
    static volatile String outcome;
    private static Pipe pipe;

    private Channels() {
    }

    static String read() {
        try {
            return "read: " + pipe.source().read(ByteBuffer.allocate(1));
        } catch (IOException e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws IOException {
        pipe = Pipe.open();
        Agent.probe(States.daemon("reader", () -> outcome = read()));
    }
}
