// SPDX-License-Identifier: Apache-2.0
package allocation;

import assay.Agent;
import assay.Await;

/**
 * Between two probes, five hundred threads, one after the other, that make some small arrays each, and
 * one that makes a hundred large arrays.
 */
public final class ManyShort {
    private static volatile Object made;

    private ManyShort() {
    }

    private static void make(int count, int length) {
        try {
            for (int i = 0; i < count; i++) {
                made = new byte[length];
            }
        } catch (OutOfMemoryError e) {
            Agent.inapplicable("the heap is full, and nothing is freed");
        }
    }

    private static void run(String name, int count, int length) {
        Thread thread = new Thread(() -> make(count, length), name);
        thread.start();
        Await.end(thread);
    }

    public static void main(String[] args) {
        Agent.probe(null);
        for (int i = 0; i < 500; i++) {
            run("short", 20, 1000);
        }
        run("long", 100, 1 << 20);
        Agent.probe(null);
    }
}
