// SPDX-License-Identifier: Apache-2.0
package experiments;

import assay.Agent;

/** Local variables whose scope is over, slots that two of them share, and slots without a variable. */
public final class Slots {
    private Slots() {
    }

    /** Slot 0 is the argument; 1 was an int; 2 and 3 are a long; 4 was a reference; 5 the lock. */
    static void observe(int argument) {
        {
            int dead = 11;
            argument += dead;
        }
        int reserved;
        long wide = 22;
        {
            Object gone = "gone";
            argument += gone.hashCode() - gone.hashCode();
        }
        synchronized (Slots.class) {
            Agent.probe(null);
        }
        argument += (int) wide;
    }

    abstract static class Abstract {
        abstract void nothing(int argument);
    }

    static native void outside(int argument);

    public static void main(String[] args) {
        observe(1);
    }
}
