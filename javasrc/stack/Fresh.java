// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** Methods that call the probe, and then make what nothing refers to but what their caller gets. */
final class Fresh {
    private final int number;

    private Fresh(int number) {
        this.number = number;
    }

    static Fresh make(int number) {
        Agent.probe(null);
        return new Fresh(number);
    }

    static int[] makeArray(int number) {
        Agent.probe(null);
        return new int[] {number, number + 1};
    }

    /** Nothing else refers to its receiver, either. */
    synchronized Fresh next() {
        Agent.probe(null);
        return new Fresh(number + 1);
    }

    public static void main(String[] args) {
        Agent.say("caller got Fresh " + make(42).number);
        Agent.say("caller got an array of " + makeArray(43)[1]);
        Agent.say("caller got Fresh " + new Fresh(44).next().number);
    }
}
