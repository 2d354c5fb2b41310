// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;
import assay.Hooks;

/**
 * A method that has run often reads and writes fields before and after a call; in the last but one
 * round that call, Probing.run, calls the probe. Of three classes with a run method, each is called
 * as often as the others.
 */
final class CompiledReading {
    int value = 11;
    static int number = 14;

    private CompiledReading() {
    }

    /** Calls the probe once it is armed. */
    private static final class Probing implements Runnable {
        private boolean armed;

        @Override
        public void run() {
            if (armed) {
                armed = false;
                Agent.probe(null);
            }
        }
    }

    static int around(Runnable hook, CompiledReading holder) {
        int before = holder.value + number;
        hook.run();
        holder.value = before - number;
        return before - holder.value;
    }

    public static void main(String[] args) {
        CompiledReading holder = new CompiledReading();
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int i = 0; i < 60000; i++) {
            sum += around(hooks[i % 3], holder);
        }
        Agent.say("computed " + (sum > 0));
        probing.armed = true;
        Agent.say("result " + around(probing, holder));
        Agent.say("again " + around(probing, holder));
    }
}
