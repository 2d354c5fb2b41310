// SPDX-License-Identifier: Apache-2.0
package heap.fields;

import assay.Agent;

/** Objects whose superclasses are classes of the library, to which a JVM may have added fields of its own. */
final class OfLibrary {
    private static final Object NAMED = new Object();

    private OfLibrary() {
    }

    static final class OwnThread extends Thread {
        int own = 0x47114711;
        Object named = NAMED;
        static int shared = 0x47114712;
        static Object sharedNamed = NAMED;
    }

    static final class OwnLoader extends ClassLoader {
        int own = 0x47114713;
        Object named = NAMED;
        static int shared = 0x47114714;
        static Object sharedNamed = NAMED;
    }

    public static void main(String[] args) {
        Agent.probe(new Object[] {"thread", new OwnThread(), "loader", new OwnLoader(), "OwnThread", OwnThread.class,
            "OwnLoader", OwnLoader.class, "named", NAMED});
    }
}
