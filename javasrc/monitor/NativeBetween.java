// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/**
 * Frames that own a monitor each, with a native frame above each: the agent calls what the subject of the probe names, and
 * is called last with null. "first" is locked by a block, "second" by a synchronized method of it, and the class by its own.
 */
final class NativeBetween {
    private static final Lock FIRST = new Lock("first");
    private static final NativeBetween SECOND = new NativeBetween();

    private NativeBetween() {
    }

    @Override
    public String toString() {
        return "second";
    }

    static void ofBlock() {
        synchronized (FIRST) {
            Agent.probe("ofCaller");
        }
    }

    static void ofCaller() {
        SECOND.ofReceiver();
    }

    private synchronized void ofReceiver() {
        Agent.probe("ofClass");
    }

    static synchronized void ofClass() {
        Agent.probe(null);
    }

    public static void main(String[] args) {
        Agent.probe("ofBlock");
    }
}
