// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;

/** Native methods of one name, which only their signatures distinguish. The agent implements them. */
final class Overloaded {
    private Overloaded() {
    }

    static native int of(int n);

    static native int of(long n);

    static native int of(int[] n);

    public static void main(String[] args) {
        Agent.probe(Overloaded.class);
        Agent.say("long " + of(1L));
        Agent.say("int " + of(1));
        Agent.say("int[] " + of(new int[1]));
    }
}
