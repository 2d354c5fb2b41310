// SPDX-License-Identifier: Apache-2.0
package heap.graph;

import assay.Agent;

/** A daemon thread writes one number after another into all of many objects, in their order. */
public final class ConcurrentWrites {
    static final class Cell {
        volatile int number;
    }

    private ConcurrentWrites() {
    }

    private static void write(Cell[] cells) {
        for (int number = 1;; number++) {
            for (Cell cell : cells) {
                cell.number = number;
            }
            Thread.yield();
        }
    }

    public static void main(String[] args) {
        Cell[] cells = new Cell[500];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = new Cell();
        }
        Thread thread = new Thread(() -> write(cells), "writing");
        thread.setDaemon(true);
        thread.start();
        Agent.probe(cells);
    }
}
