// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;
import java.util.function.IntSupplier;

/** A subclass that is found by its name after the probe, and accesses the fields that it has inherited. */
final class LaterSubclass {
    private LaterSubclass() {
    }

    /** Declares the fields. Subject of the probe. */
    static class Base {
        static int shared = Integer.parseInt("4");
        int value = 3;
    }

    public static void main(String[] args) throws Exception {
        if (Base.shared != 4) {
            throw new IllegalStateException();
        }
        Agent.probe(Base.class);
        IntSupplier derived = (IntSupplier) Class.forName("watch.LaterDerived")
            .getDeclaredConstructor().newInstance();
        Agent.say("result " + derived.getAsInt());
    }
}
