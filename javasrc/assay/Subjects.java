// SPDX-License-Identifier: Apache-2.0
package assay;

/**
 * Things to call functions on: a class, a method, a field, and a thread that waits to enter a
 * synchronized block, so that its topmost frame is a Java method with a local variable of each kind.
 */
public final class Subjects {
    static int number = 42;

    private Subjects() {
    }

    static int twice(int value) {
        return 2 * value;
    }

    int enter(int i, long l, float f, double d, Object lock) {
        synchronized (lock) {
            return i;
        }
    }

    public static void main(String[] args) {
        Object lock = new Object();
        Subjects subjects = new Subjects();
        Thread worker = new Thread(() -> subjects.enter(1, 2L, 3F, 4D, lock), "worker");
        worker.setDaemon(true);
        synchronized (lock) {
            worker.start();
            Await.state(worker, Thread.State.BLOCKED);
            Agent.probe(worker);
        }
    }
}
