// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;

/**
 * A field that is used through null and through an object, once each between two probes; then through an
 * object many times, and once more between two probes. The holder is not the first local variable,
 * so that no JVM joins its load and the use of the field.
 */
final class NullHolder {
    private int value = 11;

    private NullHolder() {
    }

    @Override
    public String toString() {
        return "holder";
    }

    /** aload_1, getfield 1. */
    static int read(int unused, NullHolder holder) {
        return holder.value;
    }

    /** aload_1, iload_0, putfield 2. */
    static void write(int value, NullHolder holder) {
        holder.value = value;
    }

    private static String readIfAny(NullHolder holder) {
        try {
            return "" + read(0, holder);
        } catch (NullPointerException e) {
            return "NullPointerException";
        }
    }

    private static String writeIfAny(NullHolder holder, int value) {
        try {
            write(value, holder);
            return "done";
        } catch (NullPointerException e) {
            return "NullPointerException";
        }
    }

    private static void probed(NullHolder holder) {
        Agent.probe(null);
        Agent.say("null read: " + readIfAny(null));
        Agent.say("null written: " + writeIfAny(null, 12));
        Agent.say("read: " + readIfAny(holder));
        Agent.say("written: " + writeIfAny(holder, 13));
        Agent.probe(null);
    }

    public static void main(String[] args) {
        NullHolder holder = new NullHolder();
        probed(holder);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled it.
        for (int n = 0; n < 30000; n++) {
            write(n, holder);
            sum += read(n, holder);
        }
        Agent.say("computed " + (sum > 0));
        probed(holder);
    }
}
