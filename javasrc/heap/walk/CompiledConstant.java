// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;
import assay.Hooks;

/**
 * A method that uses the object of a constant and holds another one in a local variable. It is called
 * often; in the last call it calls Probing.run, which calls the probe with both.
 */
final class CompiledConstant {
    /** A compiler may put a reference to it into the code. */
    static final Object CONSTANT = new Object();
    static volatile Object sink;
    /** Not constant for a compiler. */
    static volatile Object[] things;

    private CompiledConstant() {
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private boolean armed;

        @Override
        public void run() {
            if (armed) {
                Agent.probe(things);
            }
        }
    }

    static void use(Runnable hook) {
        Object held = things[1];
        sink = CONSTANT;
        hook.run();
        sink = CONSTANT;
        sink = held;
    }

    public static void main(String[] args) {
        things = new Object[] {
            "held", new Object(), "constant", CONSTANT, "thread", Thread.currentThread(),
        };
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            use(hooks[i % 3]);
        }
        probing.armed = true;
        use(probing);
    }
}
