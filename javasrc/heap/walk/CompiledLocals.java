// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;
import assay.Hooks;

/**
 * Three methods with an object each in a local variable, outer, middle and inner. Each is called often. In
 * the last call inner calls Probing.run, which calls the probe; the objects are used after that.
 */
final class CompiledLocals {
    static volatile Object sink;
    /** Not constant for a compiler. */
    static volatile Object[] things;

    private CompiledLocals() {
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

    static Object thing(int number) {
        return things[2 * number + 1];
    }

    /** Slots: 0 and 1 wide, 2 hook, 3 third. */
    static void inner(long wide, Runnable hook) {
        Object third = thing(2);
        hook.run();
        sink = third;
    }

    /** Slots: 0 hook, 1 second. */
    static void middle(Runnable hook) {
        Object second = thing(1);
        inner(7, hook);
        sink = second;
    }

    /** Slots: 0 and 1 real, 2 hook, 3 number, 4 first. */
    static void outer(double real, Runnable hook) {
        int number = (int) real;
        Object first = thing(0);
        middle(hook);
        sink = number > 0 ? first : hook;
    }

    public static void main(String[] args) {
        things = new Object[] {
            "a", new Object(), "b", new Object(), "c", new Object(), "thread", Thread.currentThread(),
        };
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            outer(2.5, hooks[i % 3]);
        }
        probing.armed = true;
        outer(2.5, probing);
        Agent.say("over");
    }
}
