// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/**
 * Main enters once and twice the monitors of classes that nothing else has locked: by static methods, and
 * by blocks those of an interface, of an array and of a primitive type. Subjects of the probe: the class
 * that is entered, and those that are free in the end.
 */
final class OfClasses {
    private OfClasses() {
    }

    /** Entered by its methods. */
    static final class Methods {
        private Methods() {
        }

        static synchronized void once() {
            Agent.probe(Methods.class);
        }

        static synchronized void twice() {
            once();
        }
    }

    /** Entered by blocks. */
    interface Face {
    }

    private static void byBlocks(Class<?> entered) {
        synchronized (entered) {
            Agent.probe(entered);
            synchronized (entered) {
                Agent.probe(entered);
            }
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Methods.once();
        Methods.twice();
        Class<?>[] others = {Face.class, Face[].class, short.class};
        for (Class<?> other : others) {
            byBlocks(other);
        }
        Agent.say("left");
        Agent.probe(Methods.class);
        for (Class<?> other : others) {
            Agent.probe(other);
        }
    }
}
