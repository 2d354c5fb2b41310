// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;

/**
 * Accesses by the name of a class to fields that its superclass and its interface declare, once
 * each between two probes; then many times, and once more between two probes.
 */
final class Inheriting {
    private Inheriting() {
    }

    /** Has a field with a value that is not constant. */
    interface Face {
        int NUMBER = Integer.parseInt("11");
    }

    /** Declares the other fields. */
    static class Base {
        static int shared = 12;
        int value = 13;
    }

    /** Declares none itself. */
    static class Derived extends Base implements Face {
        @Override
        public String toString() {
            return "derived";
        }
    }

    /** aload_0, getfield 1. */
    static int readValue(Derived holder) {
        return holder.value;
    }

    /** getstatic 0. */
    static int readShared() {
        return Derived.shared;
    }

    /** getstatic 0. */
    static int readNumber() {
        return Derived.NUMBER;
    }

    /** aload_0, iload_1, putfield 2. */
    static void writeValue(Derived holder, int n) {
        holder.value = n;
    }

    /** iload_0, putstatic 1. */
    static void writeShared(int n) {
        Derived.shared = n;
    }

    private static long all(Derived holder, int n) {
        writeValue(holder, n);
        writeShared(n + 1);
        return 10000L * readValue(holder) + 100 * readShared() + readNumber();
    }

    private static void probed(Derived holder, int n) {
        Agent.probe(holder);
        Agent.say("result " + all(holder, n));
        Agent.probe(holder);
    }

    public static void main(String[] args) {
        Derived holder = new Derived();
        // Only a use of its field initializes an interface.
        if (Face.NUMBER != 11) {
            throw new IllegalStateException();
        }
        probed(holder, 21);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 30000; n++) {
            sum += all(holder, n);
        }
        Agent.say("computed " + sum);
        probed(holder, 31);
    }
}
