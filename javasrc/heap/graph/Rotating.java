// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;
import assay.Await;

/**
 * While the probe runs a thread takes the first node of a chain of fifty and hangs it on the end,
 * again and again, and makes garbage. The subject of the probe is the holder of the chain.
 */
final class Rotating implements Runnable {
    private static final int NODES = 50;
    private static volatile boolean done;
    private static volatile boolean started;
    private static volatile Object garbage;

    private final Link head = new Link();

    /** A node; the chain begins behind one that stays. No write may overtake another. */
    private static final class Link {
        private volatile Link next;
    }

    private Rotating() {
        for (int i = 0; i < NODES; i++) {
            Link link = new Link();
            link.next = head.next;
            head.next = link;
        }
    }

    private void rotate() {
        Link first = head.next;
        Link last = first;
        while (last.next != null) {
            last = last.next;
        }
        head.next = first.next;
        first.next = null;
        last.next = first;
    }

    @Override
    public void run() {
        while (!done) {
            rotate();
            garbage = new byte[256];
            started = true;
        }
    }

    public static void main(String[] args) {
        Rotating rotating = new Rotating();
        Thread thread = new Thread(rotating, "rotating");
        thread.start();
        while (!started) {
            Thread.yield();
        }
        Agent.probe(rotating.head);
        done = true;
        Await.end(thread);
    }
}
