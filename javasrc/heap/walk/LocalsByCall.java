// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;
import assay.Await;

/**
 * Frames that wait for their callees in calls by each kind of invoke instruction that a class file
 * of release 8 has for methods, and hold an object each in a local variable. The uppermost frame of
 * the thread calls the probe, and so does then the main thread, while that one stands still.
 */
final class LocalsByCall extends Thread {
    static volatile Object sink;
    static final Object[] THINGS = {
        "by interface", new Object(), "by super", new Object(), "by private", new Object(),
        "by constructor", new Object(), "by static", new Object(), "by virtual", new Object(),
        "by native", new Object(), "thread", new LocalsByCall(),
    };

    private LocalsByCall() {
        super("holder");
    }

    static Object thing(int number) {
        return THINGS[2 * number + 1];
    }

    /** Called through the interface. */
    private interface Face {
        void bySuper(long wide);
    }

    /** Its methods call by private and by constructor. */
    private static class Base {
        void byPrivate() {
            Object held = thing(2);
            byConstructor(1);
            sink = held;
        }

        private void byConstructor(int number) {
            Object held = thing(number + 2);
            new Last();
            sink = held;
        }
    }

    /** Calls by super what it overrides. */
    private static final class Derived extends Base implements Face {
        @Override
        public void bySuper(long wide) {
            Object held = thing(1);
            super.byPrivate();
            sink = held;
        }

        @Override
        void byPrivate() {
            throw new IllegalStateException();
        }
    }

    /** Its methods call by static, by virtual and by native. */
    private static final class Last {
        Last() {
            Object held = thing(4);
            byVirtual(this);
            sink = held;
        }

        static void byVirtual(Last last) {
            Object held = thing(5);
            last.byNative(0.5);
            sink = held;
        }

        void byNative(double wide) {
            Object held = thing(6);
            Agent.probe(THINGS);
            Agent.arriveAndWait("last");
            sink = held;
        }
    }

    static void byInterface(Face face) {
        Object held = thing(0);
        face.bySuper(1);
        sink = held;
    }

    @Override
    public void run() {
        byInterface(new Derived());
    }

    public static void main(String[] args) {
        Thread thread = (Thread) thing(7);
        thread.start();
        Agent.awaitArrival("last");
        Agent.probe(THINGS);
        Agent.releasePoint("last");
        Await.end(thread);
    }
}
