// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/**
 * An object that only a field of another one refers to, to which only a local variable refers, in a
 * method that runs so often that it is compiled. Each time the agent's native method tick gets the
 * object, and then null, with the number of calls that are left. The last time the method keeps the
 * other one after that: for the language, too, both are reachable when the agent looks.
 */
final class BehindUnescaping {
    private static final int CALLS = 40000;

    private static boolean keeps;
    private static BehindUnescaping kept;
    private static int last;

    final Held held;

    private BehindUnescaping(Held held) {
        this.held = held;
    }

    /** An object with a number. */
    static final class Held {
        final int number;

        Held(int number) {
            this.number = number;
        }
    }

    private static native void tick(Held held, int left);

    private static Held make(int number) {
        Held held = new Held(number);
        tick(held, CALLS - number);
        return held;
    }

    private static void work(int number) {
        BehindUnescaping holder = new BehindUnescaping(make(number));
        tick(null, CALLS - number);
        if (keeps) {
            kept = holder;
        }
        last = holder.held.number;
    }

    public static void main(String[] args) {
        Agent.probe(BehindUnescaping.class);
        for (int i = 1; i < CALLS; i++) {
            work(i);
        }
        keeps = true;
        work(CALLS);
        Agent.say("last: " + last + ", kept: " + kept.held.number);
    }
}
