// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;
import assay.Await;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;

/**
 * While the probe runs a thread takes the first node of a chain of fifty and hangs it on the end,
 * again and again, and makes garbage, though not so much that it fills a heap of which nothing is freed:
 * more only after some was collected. The subject of the probe is the holder of the chain.
 */
final class Rotating implements Runnable {
    private static final int NODES = 50;
    /** Pieces that fill an eighth of the heap at most. */
    private static final long GARBAGE = Runtime.getRuntime().maxMemory() / 8 / 512;
    private static volatile boolean done;
    private static volatile boolean started;
    private static volatile Object garbage;
    private static volatile int rotations;

    private final Link head = new Link();

    /** A node; the chain begins after one that stays. No write may overtake another. */
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
        Reference<Object> recent = new WeakReference<>(new Object());
        long made = 0;
        while (!done) {
            rotate();
            rotations++;
            if (made < GARBAGE) {
                garbage = new byte[256];
                made++;
            } else if (recent.get() == null) {
                recent = new WeakReference<>(new Object());
                made = 0;
            }
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
