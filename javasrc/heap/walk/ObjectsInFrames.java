// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Three threads, each with an object in a local variable, and in a method of the agent's. */
final class ObjectsInFrames implements Runnable {
    static volatile Object sink;

    private static final Object[] THINGS = {
        "first thread", null, "second thread", null, "third thread", null,
        "variable of the first", new Object(), "variable of the second", new Object(),
        "variable of the third", new Object(), "reference of the first", new Object(),
        "reference of the second", new Object(), "reference of the third", new Object(),
    };

    private final int number;

    private ObjectsInFrames(int number) {
        this.number = number;
    }

    /** Has a reference to that object of the probe's array, and holds. */
    static native void keep(int place, String point);

    @Override
    public void run() {
        Object mine = THINGS[7 + 2 * number];
        keep(13 + 2 * number, "keeper " + number);
        sink = mine;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            threads[i] = new Thread(new ObjectsInFrames(i));
            THINGS[1 + 2 * i] = threads[i];
        }
        Agent.probe(THINGS);
        for (int i = 0; i < 3; i++) {
            threads[i].start();
            Agent.awaitArrival("keeper " + i);
        }
        Agent.probe(null);
        for (int i = 0; i < 3; i++) {
            Agent.releasePoint("keeper " + i);
            threads[i].join();
        }
    }
}
