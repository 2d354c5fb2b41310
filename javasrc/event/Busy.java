/* SPDX-License-Identifier: Apache-2.0 */
package event;

import assay.Agent;

/** Does a little of all that events tell about, and probes. The argument says how often. */
public final class Busy implements Cloneable {
    private static Object garbage;

    private Busy copy() {
        try {
            return (Busy) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException, ClassNotFoundException {
        Thread thread = new Thread(() -> garbage = new byte[1000]);
        thread.start();
        thread.join();
        Class.forName("event.BusyLoaded");
        try {
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            garbage = e;
        }
        Object lock = new Object();
        synchronized (lock) {
            lock.wait(1);
        }
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 20_000;
        for (int i = 0; i < count; i++) {
            garbage = new Busy().copy();
        }
        if (garbage == lock) {
            throw new AssertionError();
        }
        System.gc();
        Agent.probe(null);
    }
}
